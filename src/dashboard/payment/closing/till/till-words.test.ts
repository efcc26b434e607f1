import { expect, test } from 'vitest';
import { tillEntryText } from './till-words.ts';

test.each([
  [{ kind: 'float', reason: '', reverses: null }, 'Float'],
  [{ kind: 'taken-out', reason: 'Batteries', reverses: null }, 'Taken out: Batteries'],
  [{ kind: 'taken-out', reason: 'Batteries', reverses: 'an id' }, 'Taken out, undone: Batteries'],
] as const)('a till entry %j reads as “%s”', (entry, text) => {
  expect(tillEntryText(entry)).toBe(text);
});
