import { describe, expect, it } from 'vitest';
import { tiers } from '../tier.ts';
import { lineLabel } from './price-book.ts';
import { sessionPrices } from './price-files.ts';
import { sessionSku } from './price-row.ts';
import { priceBook } from './published-prices.ts';
import { sessionPricesSchema } from './session-prices.ts';

describe('the published session prices', () => {
  it('the published session prices match their schema', () => {
    expect(sessionPricesSchema.safeParse(sessionPrices).error).toBeUndefined();
  });

  it.each([
    ['2h', [150_000, 250_000, 400_000, 600_000]],
    ['4h', [300_000, 500_000, 800_000, 1_200_000]],
    ['8h', [600_000, 1_000_000, 1_600_000, 2_400_000]],
  ])('photography for %s costs %j', (duration, amounts) => {
    const published = tiers.map((tier) => priceBook.get(sessionSku('photography', duration, tier))?.price);
    expect(published).toEqual(amounts.map((amount) => ({ kind: 'fixed', amount })));
  });
});

describe('lineLabel', () => {
  const entry = priceBook.get('sessions/photography/4h/premium');

  it.each([
    [undefined, 'Photography, 4 hours, Premium'],
    ['portrait', 'Portrait photography, 4 hours, Premium'],
    ['nonsense', 'Photography, 4 hours, Premium'],
  ])('the line with the package %s reads %s', (packageId, label) => {
    expect(entry && lineLabel(entry, packageId)).toBe(label);
  });
});
