import { describe, expect, it } from 'vitest';
import { sessionPrices } from '../prices/price-files.ts';
import { priceBook } from '../prices/published-prices.ts';
import { sessionOffers } from '../prices/session-offers.ts';
import { tiers } from '../tier.ts';
import { pickedOffer, pickOf } from './picked-offer.ts';

const none = () => null;

/** Every package in every size and tier, with its price. */
const sold = Object.entries(sessionPrices).flatMap(([id, service]) =>
  sessionOffers(service).flatMap(({ pack, option, prices }) =>
    tiers.map((tier) => ({
      pick: pickOf(id, pack, tier),
      pack,
      size: option?.id ?? null,
      price: prices?.[tier],
    })),
  ),
);

describe('what a button of a service page picks', () => {
  it.each(sold)('is in the price book: $pick, $size', ({ pick, pack, size, price }) => {
    const picked = pickedOffer(sessionPrices, pick, () => size);
    const entry = picked && 'sku' in picked ? priceBook.get(picked.sku) : undefined;
    expect(entry?.price).toEqual(price && { kind: 'fixed', amount: price });
    expect(Object.keys(entry?.sessions ?? { [pack.id]: '' })).toContain(pack.id);
  });

  it('is the first size where none is named', () => {
    expect(pickedOffer(sessionPrices, 'photography/portrait/vip', none)).toEqual({
      sku: 'sessions/photography/2h/vip',
      package: 'portrait',
    });
  });

  it.each([
    '',
    'photography',
    'photography/portrait',
    'photography/portrait/golden',
    'toString/portrait/basic',
  ])('is nothing for %j', (pick) => {
    expect(pickedOffer(sessionPrices, pick, none)).toBeUndefined();
  });
});
