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
  toBookingRequest({ name: 'Aline' } as BookingForm, linesOf(1), fixed(150_000), 'CODE'),
);

test.each([
  ['the same order', linesOf(1), fixed(150_000), 'CODE', true],
  ['one more', linesOf(2), fixed(150_000), 'CODE', false],
  ['another total', linesOf(1), fixed(160_000), 'CODE', false],
  ['another code', linesOf(1), fixed(150_000), 'OTHER', false],
  ['no code', linesOf(1), fixed(150_000), undefined, false],
  ['a price that is open now', linesOf(1), { total: 150_000, fixed: false }, 'CODE', false],
  ['nothing', [], fixed(0), undefined, false],
] as const)('a stored booking request is recognised by its order: %s', (_, lines, seen, code, same) => {
  expect(orderTextOf(kept) === orderText(lines, seen, code)).toBe(same);
});
