import { expect, test } from 'vitest';
import { normaliseEmail } from './normalise-email.ts';

test.each([
  ['Aline@Example.COM', 'aline@example.com'],
  ['  aline@example.com ', 'aline@example.com'],
  ['ａｌｉｎｅ@ｅｘａｍｐｌｅ.com', 'aline@example.com'],
  ['aline＠example.com', 'aline@example.com'],
  ['ﬁle@example.com', 'file@example.com'],
  ['aline@bücher.com', 'aline@xn--bcher-kva.com'],
  ['aline@BÜCHER.com', 'aline@xn--bcher-kva.com'],
  ['aline+studio@example.com', 'aline+studio@example.com'],
])('the address %s is stored as %s', (typed, kept) => {
  expect(normaliseEmail(typed)).toBe(kept);
});

test.each([
  ['a Cyrillic letter that looks like an a', 'аline@example.com'],
  ['a dotless i', 'alıne@example.com'],
  ['an accent', 'aliné@example.com'],
  ['a zero-width space', 'ali\u200bne@example.com'],
  ['no @', 'aline'],
  ['no domain', 'aline@'],
  ['no dot', 'aline@example'],
  ['a line break', 'aline@example.com\nbcc:all@example.com'],
  ['too many characters', `${'a'.repeat(250)}@example.com`],
])('an address with %s is refused', (_, typed) => {
  expect(normaliseEmail(typed)).toBeUndefined();
});

test('a domain with a lookalike letter is stored in its own punycode', () => {
  expect(normaliseEmail('aline@exаmple.com')).toBe('aline@xn--exmple-4nf.com');
});
