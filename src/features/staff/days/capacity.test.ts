import { expect, test } from 'vitest';
import { readCapacity } from './capacity.ts';

test.each([
  ['8', 8],
  [' 12 ', 12],
  ['99', 99],
  ['0', undefined],
  ['100', undefined],
  ['1.5', undefined],
  ['-1', undefined],
  ['1e1', undefined],
  ['', undefined],
  ['eight', undefined],
])('%j is %j bookings a day', (typed, capacity) => {
  expect(readCapacity(typed)).toBe(capacity);
});
