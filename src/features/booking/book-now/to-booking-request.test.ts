import { expect, test } from 'vitest';
import { priceBook } from '#src/features/catalogue/prices/published-prices.ts';
import type { BookingForm } from '../booking.ts';
import { bookableLines, viewOrder } from '../order/order-rows.ts';
import { isAbout, toBookingRequest } from './to-booking-request.ts';

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

const kept = JSON.stringify(toBookingRequest({ name: 'Aline' } as BookingForm, linesOf(1), 150_000, 'CODE'));

test.each([
  ['the same order', linesOf(1), 150_000, 'CODE', true],
  ['one more', linesOf(2), 150_000, 'CODE', false],
  ['another total', linesOf(1), 160_000, 'CODE', false],
  ['another code', linesOf(1), 150_000, 'OTHER', false],
  ['no code', linesOf(1), 150_000, undefined, false],
  ['nothing', [], 0, undefined, false],
] as const)('what was kept is known again by its order: %s', (_, lines, total, code, same) => {
  expect(isAbout(kept, lines, total, code)).toBe(same);
});
