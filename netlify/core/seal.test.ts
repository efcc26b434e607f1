import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { seal, unseal } from './seal.ts';

const key = randomBytes(32);
const text = 'Muraho, Aline — 🌍 \u0000';

test('decryption restores the text, and encrypting it twice gives different results', () => {
  const [one, other] = [seal(text, key, 'here'), seal(text, key, 'here')];
  expect([unseal(one, key, 'here'), unseal(other, key, 'here')]).toEqual([text, text]);
  expect(one).not.toBe(other);
  expect(unseal(seal('', key, 'here'), key, 'here')).toBe('');
});

test('decryption fails with another key or in another context', () => {
  const sealed = seal(text, key, 'here');
  expect(() => unseal(sealed, randomBytes(32), 'here')).toThrow();
  expect(() => unseal(sealed, key, 'there')).toThrow();
});

test('decryption fails for changed, truncated and unencrypted text', () => {
  const bytes = Buffer.from(seal(text, key, 'here'), 'base64');
  for (let position = 0; position < bytes.length; position += 1) {
    const changed = Buffer.from(bytes);
    changed[position] = (changed[position] ?? 0) ^ 1;
    expect(() => unseal(changed.toString('base64'), key, 'here'), `byte ${position}`).toThrow();
  }
  for (const part of [bytes.subarray(0, 20), bytes.subarray(0, -1), Buffer.alloc(0)])
    expect(() => unseal(part.toString('base64'), key, 'here')).toThrow();
  expect(() => unseal('{"html":""}', key, 'here')).toThrow();
});
