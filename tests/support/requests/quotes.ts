import fc from 'fast-check';
import { maxTravelKm } from '#src/domain/catalogue/prices/line-price.ts';
import { priceBook } from '#src/domain/catalogue/prices/published-prices.ts';
import { compactOptions, maxQuoteLines, type Quote, type QuoteLine } from '#src/site/quote/quote.ts';

const quotable = [...priceBook.values()].filter(({ sku }) => !sku.startsWith('sessions/'));

export const anyLine: fc.Arbitrary<QuoteLine> = fc
  .record({
    id: fc.uuid(),
    entry: fc.constantFrom(...quotable),
    quantity: fc.integer({ min: 1, max: 99 }),
    km: fc.integer({ min: 0, max: maxTravelKm }),
    express: fc.boolean(),
    vat: fc.boolean(),
  })
  .map(({ id, entry, quantity, km, express, vat }) => ({
    id,
    sku: entry.sku,
    quantity,
    ...compactOptions({ km, vat, express: express && entry.expressFee !== undefined }),
  }));

export const anyQuote: fc.Arbitrary<Quote> = fc.record({
  number: fc.constant('Q-20261121-7K3M'),
  date: fc.constant('2026-11-21'),
  lines: fc.uniqueArray(anyLine, { minLength: 1, maxLength: maxQuoteLines, selector: ({ id }) => id }),
});

/** Two logos of the standard tier, express, with 12 km of travel: 200,000 + 20,000 + 12,000, and VAT. */
export const logoLine: QuoteLine = {
  id: 'logo',
  sku: 'catalogue/design-printing/logo-design/standard',
  quantity: 2,
  options: { km: 12, express: true },
};

/** RWF of the line above. */
export const logoAmount = 273_760;
