import { expect, test } from 'vitest';
import { priceBook } from '#src/domain/catalogue/prices/published-prices.ts';
import type { BookingForm } from '../booking.ts';
import { bookableLines, viewOrder } from '../order/order-rows.ts';
import { orderText, orderTextOf, toBookingRequest } from './to-booking-request.ts';

const linesOf = (quantity: number) =>
  bookableLines(
    viewOrder(priceBook, [
      {
        sku: 'sessions/photography/2h/basic',
        quantity,
        service: 'photography',
        tier: 'basic',
        name: 'Portrait',
      },
    ]),
  );

const fixed = (total: number) => ({ total, fixed: true });
const kept = JSON.stringify(
  toBookingRequest(
    { ...({ name: 'Aline' } as BookingForm), language: 'en' },
    linesOf(1),
    fixed(150_000),
    'CODE',
  ),
);

test.each([
  ['is recognised for the same order', linesOf(1), fixed(150_000), 'CODE', true],
  ['is not recognised with one more item', linesOf(2), fixed(150_000), 'CODE', false],
  ['is not recognised with another total', linesOf(1), fixed(160_000), 'CODE', false],
  ['is not recognised with another code', linesOf(1), fixed(150_000), 'OTHER', false],
  ['is not recognised without its code', linesOf(1), fixed(150_000), undefined, false],
  ['is not recognised once its price is open', linesOf(1), { total: 150_000, fixed: false }, 'CODE', false],
  ['is not recognised for an empty cart', [], fixed(0), undefined, false],
] as const)('a stored booking request %s', (_, lines, seen, code, same) => {
  expect(orderTextOf(kept) === orderText(lines, seen, code)).toBe(same);
});
