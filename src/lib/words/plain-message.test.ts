import { expect, test } from 'vitest';
import { filled } from './plain-message.ts';

const items = { one: '{count} item of {name}', other: '{count} items of {name}' };

test.each([
  ['en', 0, '0 items of A'],
  ['en', 1, '1 item of A'],
  ['fr', 0, '0 item of A'],
  ['fr', 2, '2 items of A'],
] as const)('in %s, %i has the form of its language', (language, count, text) => {
  expect(filled(items, { count, name: 'A' }, language)).toBe(text);
});

test('a message with one form has it for each count', () => {
  expect(filled({ other: 'Ibintu: {count}' }, { count: 1 }, 'rw')).toBe('Ibintu: 1');
});

test('a value that looks like a placeholder or a replacement pattern stays as it is', () => {
  expect(filled('{name}: {count}', { name: '{count} $& $1', count: 2 }, 'en')).toBe('{count} $& $1: 2');
});
