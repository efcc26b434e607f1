import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PriceBookEntry } from './price-book.ts';
import { lineLabel } from './price-book.ts';
import { type OrderItem, priceOrder } from './price-order.ts';
import { priceBook } from './published-prices.ts';

const item = fc.record<OrderItem>({
  sku: fc.oneof(fc.constantFrom(...priceBook.keys()), fc.string()),
  quantity: fc.integer({ min: 1, max: 99 }),
});

const handmade: PriceBookEntry = {
  sku: 'frames/wood/basic',
  name: 'Wood frame',
  tierName: 'Basic',
  service: 'frames',
  tier: 'basic',
  price: { kind: 'range', min: 15_000, max: 60_000 },
  page: '/pricing/frames',
  sessions: {},
  addsVat: false,
  expressFee: undefined,
};

describe('priceOrder', () => {
  it('the total of an order is the sum of its prices in the price book', () => {
    const order = priceOrder(priceBook, [
      { sku: 'sessions/photography/2h/basic', quantity: 2, options: { package: 'portrait' } },
      { sku: 'sessions/photography/8h/vip', quantity: 1 },
    ]);
    expect(order).toMatchObject({ total: 2_700_000, fixed: true, unknown: [] });
    expect(order.lines.map((line) => [lineLabel(line.entry, line.options?.package), line.amount])).toEqual([
      ['Portrait photography, 2 hours, Basic', 300_000],
      ['Photography, 8 hours, VIP', 2_400_000],
    ]);
  });

  it.each<OrderItem>([
    { sku: 'sessions/photography/3h/basic', quantity: 1 },
    { sku: 'sessions/photography/2h/basic', quantity: 1, options: { package: 'wedding' } },
    { sku: 'sessions/photography/2h/basic', quantity: 1, options: { package: 'toString' } },
    { sku: '__proto__', quantity: 1 },
  ])('the item %j is unknown and not charged', (stranger) => {
    const known = { sku: 'sessions/photography/2h/basic', quantity: 1 };
    expect(priceOrder(priceBook, [known, stranger])).toMatchObject({ total: 150_000, unknown: [1] });
  });

  it('an order that includes a price range has no fixed total', () => {
    const book = new Map([...priceBook, [handmade.sku, handmade] as const]);
    const order = priceOrder(book, [
      { sku: handmade.sku, quantity: 2 },
      { sku: 'sessions/photography/2h/basic', quantity: 1 },
    ]);
    expect(order).toMatchObject({ total: 180_000, fixed: false });
  });

  it('every item is either priced or unknown, and the total is never negative', () => {
    fc.assert(
      fc.property(fc.array(item), (items) => {
        const order = priceOrder(priceBook, items);
        expect(order.lines.length + order.unknown.length).toBe(items.length);
        expect(order.total).toBe(order.lines.reduce((sum, line) => sum + line.amount, 0));
        expect(order.total).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
