import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wholeShares } from './whole-shares.ts';

test.each([
  [[], []],
  [
    [3, 0, -2],
    [3, 0, -2],
  ],
  [
    [0.5, 0.25, 0.25],
    [1, 0, 0],
  ],
  [
    [100 / 3, 100 / 3, 100 / 3],
    [34, 33, 33],
  ],
  [
    [-2.5, -0.5],
    [-2, -1],
  ],
])('the shares %j are rounded to %j', (shares, rounded) => {
  expect(wholeShares(shares)).toEqual(rounded);
});

test('the shares of a sum are less than one away from it and add up to it', () => {
  const weights = fc.array(fc.integer({ min: 0, max: 9_000_000 }), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(weights, fc.integer({ min: -10_000_000_000, max: 10_000_000_000 }), (prices, total) => {
      const price = prices.reduce((sum, one) => sum + one, 0) || 1;
      const shares = prices.map((one) => (total * one) / price);
      const rounded = wholeShares(shares);
      expect(rounded.reduce((sum, one) => sum + one, 0)).toBe(prices.some(Boolean) ? total : 0);
      for (const [index, one] of rounded.entries())
        expect(Math.abs(one - (shares[index] ?? 0))).toBeLessThan(1);
    }),
  );
});
