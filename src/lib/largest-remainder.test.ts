import fc from 'fast-check';
import { expect, test } from 'vitest';
import { roundTogether, spread } from './largest-remainder.ts';

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
])('%j are rounded together to %j', (exact, rounded) => {
  expect(roundTogether(exact)).toEqual(rounded);
});

test('numbers rounded together change by less than one and keep their sum', () => {
  const weights = fc.array(fc.integer({ min: 0, max: 9_000_000 }), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(weights, fc.integer({ min: -10_000_000_000, max: 10_000_000_000 }), (prices, total) => {
      const price = prices.reduce((sum, one) => sum + one, 0) || 1;
      const shares = prices.map((one) => (total * one) / price);
      const rounded = roundTogether(shares);
      expect(rounded.reduce((sum, one) => sum + one, 0)).toBe(prices.some(Boolean) ? total : 0);
      for (const [index, one] of rounded.entries())
        expect(Math.abs(one - (shares[index] ?? 0))).toBeLessThan(1);
    }),
  );
});

const rwf = fc.integer({ min: 0, max: 20_000_000 });

test('a sum is spread so that each part is within one of its share', () => {
  fc.assert(
    fc.property(rwf, fc.array(rwf, { minLength: 1, maxLength: 20 }), (sum, weights) => {
      const parts = spread(sum, weights);
      expect(parts.reduce((all, one) => all + one, 0)).toBe(sum);
      const all = weights.reduce((total, one) => total + one, 0);
      if (all > 0)
        for (const [at, part] of parts.entries())
          expect(Math.abs(part - (sum * (weights[at] ?? 0)) / all)).toBeLessThan(1.000001);
    }),
  );
});
