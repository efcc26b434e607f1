import fc from 'fast-check';
import { expect, test } from 'vitest';
import { requestDigest } from './request-digest.ts';

const reversed = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(reversed);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).reverse();
  return Object.fromEntries(entries.map(([key, part]) => [key, reversed(part)]));
};

test('the digest does not depend on the order of keys', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(requestDigest(reversed(value))).toBe(requestDigest(value));
    }),
  );
});

test('the digest differs for another value, another order of items or a missing field', () => {
  const digests = [{ a: 1, b: [1, 2] }, { a: 2, b: [1, 2] }, { a: 1, b: [2, 1] }, { a: 1 }, { a: '1' }].map(
    requestDigest,
  );
  expect(new Set(digests).size).toBe(digests.length);
});
