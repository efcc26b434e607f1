import { describe, expect, it } from 'vitest';
import type { CartLine } from '#src/domain/cart/cart.ts';
import { isOnRequest } from '#src/domain/catalogue/lines/line-amount.ts';
import { priceBook } from '#src/domain/catalogue/prices/published-prices.ts';
import type { BookingForm } from '../booking.ts';
import { toBookingRequest } from '../form/to-booking-request.ts';
import { bookableLines, viewOrder } from './order-rows.ts';

const line = (sku: string, quantity = 1): CartLine => ({
  sku,
  quantity,
  service: 'photography',
  tier: 'basic',
  name: `Line ${sku}`,
});

const cart = [
  line('sessions/photography/9h/basic'),
  line('sessions/photography/2h/basic', 2),
  line('gone'),
  line('sessions/photography/8h/vip'),
];

describe('viewOrder', () => {
  it('every line keeps its own price, even between lines that are no longer sold', () => {
    const { rows, total, vat, fixed } = viewOrder(priceBook, cart);
    expect(rows.map((row) => [row.position, row.line.sku, row.priced?.amount])).toEqual([
      [0, 'sessions/photography/9h/basic', undefined],
      [1, 'sessions/photography/2h/basic', 300_000],
      [2, 'gone', undefined],
      [3, 'sessions/photography/8h/vip', 2_400_000],
    ]);
    expect({ total, vat, fixed }).toEqual({ total: 2_700_000, vat: 411_865, fixed: true });
  });

  it('identical lines get different keys', () => {
    const duplicate = { ...line('catalogue/design-printing/logo-design/basic'), options: { km: 12 } };
    const { rows } = viewOrder(priceBook, [duplicate, duplicate, { ...duplicate, options: { km: 13 } }]);
    expect(new Set(rows.map(({ key }) => key)).size).toBe(3);
  });

  it('an order is on request only when none of its lines has a price', () => {
    const sold = [...priceBook.values()][0];
    if (sold === undefined) throw new Error('The price book is empty.');
    const book = new Map([...priceBook, [sold.sku, { ...sold, price: { kind: 'on-request' as const } }]]);
    expect(isOnRequest(viewOrder(book, [line(sold.sku)]))).toBe(true);
    expect(isOnRequest(viewOrder(book, [line(sold.sku), line('sessions/photography/8h/vip')]))).toBe(false);
    expect(isOnRequest(viewOrder(book, []))).toBe(false);
  });

  it('an empty cart gives an empty order with a total of 0', () => {
    expect(viewOrder(priceBook, [])).toEqual({
      rows: [],
      total: 0,
      vat: 0,
      fixed: true,
      goods: false,
      dated: false,
    });
  });
});

it('a booking request leaves out lines no longer sold and the cart’s display texts', () => {
  const contact: BookingForm = { name: 'Aline', email: 'aline@example.com', phone: '0788123456' };
  const form = { ...contact, language: 'fr' } as const;
  const view = viewOrder(priceBook, cart);
  expect(toBookingRequest(form, bookableLines(view), view)).toEqual({
    ...form,
    items: [
      { sku: 'sessions/photography/2h/basic', quantity: 2 },
      { sku: 'sessions/photography/8h/vip', quantity: 1 },
    ],
    totalAmount: 2_700_000,
    fixed: true,
    paymentMethod: 'paypack',
  });
});
