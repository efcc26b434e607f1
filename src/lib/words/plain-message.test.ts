import { expect, test } from 'vitest';
import { filled } from './plain-message.ts';

const items = { one: '{count} item of {name}', other: '{count} items of {name}' };

test.each([
  ['en', 0, '0 items of A'],
  ['en', 1, '1 item of A'],
  ['fr', 0, '0 item of A'],
  ['fr', 2, '2 items of A'],
] as const)('in %s, %i has the form of its language', (language, count, text) => {
  expect(filled(language, items, { count, name: 'A' })).toBe(text);
});

test('a message with one form has it for each count', () => {
  expect(filled('rw', { other: 'Ibintu: {count}' }, { count: 1 })).toBe('Ibintu: 1');
});

test('a value that looks like a placeholder or a replacement pattern stays as it is', () => {
  expect(filled('en', '{name}: {count}', { name: '{count} $& $1', count: 2 })).toBe('{count} $& $1: 2');
});
