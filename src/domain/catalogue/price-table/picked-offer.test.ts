import { describe, expect, it } from 'vitest';
import { sessionPrices } from '../prices/price-files.ts';
import { priceBook } from '../prices/published-prices.ts';
import { sessionOffers } from '../prices/session-offers.ts';
import { tiers } from '../tier.ts';
import { pickedOffer, pickValue } from './picked-offer.ts';

const none = () => null;

const sold = Object.entries(sessionPrices).flatMap(([id, service]) =>
  sessionOffers(service).flatMap(({ pack, option, prices }) =>
    tiers.map((tier) => ({
      pick: pickValue(id, pack, tier),
      pack,
      size: option?.id ?? null,
      price: prices?.[tier],
    })),
  ),
);

describe('the pick of a button on a service page', () => {
  it.each(sold)('the pick is in the price book at its price: $pick, $size', ({ pick, pack, size, price }) => {
    const picked = pickedOffer(sessionPrices, pick, () => size);
    const entry = typeof picked === 'object' ? priceBook.get(picked.sku) : undefined;
    expect(entry?.price).toEqual(price && { kind: 'fixed', amount: price });
    expect(Object.keys(entry?.sessions ?? { [pack.id]: '' })).toContain(pack.id);
  });

  it('a pick without a size takes the first size', () => {
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
  ])('the malformed pick %j selects nothing', (pick) => {
    expect(pickedOffer(sessionPrices, pick, none)).toBeUndefined();
  });
});
