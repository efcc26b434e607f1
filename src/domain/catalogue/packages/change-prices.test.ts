import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { WrittenPrice } from '../prices/price.ts';
import { maxPrice } from '../prices/read-price-text.ts';
import { changePrices, type PriceChange } from './change-prices.ts';

test.each<[price: WrittenPrice, change: PriceChange, to: WrittenPrice | undefined]>([
  [250_000, { percent: 8 }, 270_000],
  [250_000, { percent: -10 }, 225_000],
  [35_000, { percent: 2.5 }, 35_900],
  [35_000, { percent: 0.1 }, 35_000],
  [150_000, { amount: -49_950 }, 100_100],
  [50_000, { amount: 5000 }, 55_000],
  [{ kind: 'from', amount: 900_000 }, { percent: 10 }, { kind: 'from', amount: 990_000 }],
  [{ kind: 'range', min: 15_000, max: 60_000 }, { percent: 10 }, { kind: 'range', min: 16_500, max: 66_000 }],
  [{ kind: 'range', min: 15_000, max: 60_000 }, { amount: -15_000 }, undefined],
  [{ kind: 'range', min: 100, max: 200 }, { percent: -50 }, undefined],
  [5000, { amount: -5000 }, undefined],
  [5000, { amount: -4951 }, undefined],
  [5000, { amount: -4950 }, 100],
  [maxPrice, { percent: 1 }, undefined],
])('the price %j changed by %j becomes %j', (price, change, to) => {
  expect(changePrices({ standard: price }, change)).toEqual([{ name: 'standard', from: price, to }]);
});

test('a price on request is left out of a bulk change, and tiers keep their order', () => {
  const prices = { vip: 4000, price: { kind: 'on-request' as const }, basic: 1000 };
  expect(changePrices(prices, { percent: 100 }).map(({ name, to }) => [name, to])).toEqual([
    ['basic', 2000],
    ['vip', 8000],
  ]);
});

test('any change gives a positive multiple of 100 RWF, or no price', () => {
  const change = fc.oneof(
    fc.record({ percent: fc.integer({ min: -1000, max: 5000 }).map((tenths) => tenths / 10) }),
    fc.record({ amount: fc.integer({ min: -maxPrice, max: maxPrice }) }),
  );
  fc.assert(
    fc.property(fc.integer({ min: 1, max: maxPrice }), change, (price, by) => {
      const [changed] = changePrices({ price }, by);
      if (changed?.to === undefined) return;
      expect(Number(changed.to) % 100).toBe(0);
      expect(Number(changed.to)).toBeGreaterThan(0);
    }),
  );
});
