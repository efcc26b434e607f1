import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceBook } from '#src/domain/catalogue/prices/published-prices.ts';
import { anyQuote, logoAmount, logoLine } from '#tests/support/requests/quotes.ts';
import type { QuoteLine } from './quote.ts';
import { summarise } from './quote-summary.ts';

const gone: QuoteLine = { id: 'gone', sku: 'catalogue/design-printing/fax/basic', quantity: 1 };

describe('summarise', () => {
  it('the summary backs VAT out of the lines that add it', () => {
    const summary = summarise(priceBook, [logoLine, { ...logoLine, id: 'b', options: { vat: false } }]);
    expect(summary).toMatchObject({ total: 473_760, vat: 41_760, net: 432_000, fixed: false });
    expect(summarise(priceBook, [logoLine])).toMatchObject({ total: logoAmount, vat: 41_760, fixed: true });
  });

  it('the summary finds the VAT in a price that includes it', () => {
    const frame = { id: 'f', sku: 'frames/photobook-a3/basic', quantity: 1 };
    expect(summarise(priceBook, [frame])).toMatchObject({ total: 150_000, vat: 22_881 });
  });

  it('a line no longer offered keeps its position without an amount, and others are counted', () => {
    const summary = summarise(priceBook, [gone, logoLine]);
    expect(summary.total).toBe(logoAmount);
    expect(summary.rows.map((row) => [row.line.id, row.priced?.amount])).toEqual([
      ['gone', undefined],
      ['logo', logoAmount],
    ]);
  });

  it.each([
    ['goods only', ['frames/photobook-a3/basic'], { session: false, goods: true }],
    ['a session only', ['sessions/photography/2h/basic'], { session: true, goods: false }],
    [
      'goods and a session',
      ['frames/photobook-a3/basic', 'sessions/photography/2h/basic'],
      { session: true, goods: true },
    ],
    [
      'work without a date',
      ['catalogue/website-design/custom-web-apps/basic'],
      { session: false, goods: false },
    ],
    ['an item no longer offered', [gone.sku], { session: false, goods: false }],
  ])('the summary of a quote has the terms that apply to %s', (_of, skus, terms) => {
    const lines = skus.map((sku) => ({ id: sku, sku, quantity: 1 }));
    expect(summarise(priceBook, lines).terms).toEqual(terms);
  });

  it('the total of a quote is the sum of its lines, and net plus VAT', () => {
    fc.assert(
      fc.property(anyQuote, ({ lines }) => {
        const { rows, total, vat, net } = summarise(priceBook, lines);
        expect(total).toBe(rows.reduce((sum, row) => sum + (row.priced?.amount ?? 0), 0));
        expect(total).toBeGreaterThanOrEqual(0);
        expect(vat).toBeGreaterThanOrEqual(0);
        expect(net + vat).toBe(total);
      }),
    );
  });
});
