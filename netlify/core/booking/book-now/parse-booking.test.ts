import { expect, test } from 'vitest';
import type { BookingRequest } from '#src/domain/booking/booking.ts';
import { fieldsWrong } from '#src/lib/forms/form-fields.ts';
import { bookingRequest } from '#tests/support/requests/booking-request.ts';
import { setUpEnvironment } from '#tests/support/set-up.ts';
import { bookingTerms } from './booking-terms.ts';
import { parseBooking } from './parse-booking.ts';

setUpEnvironment();

const now = new Date('2026-05-05T22:30:00Z');
const parse = async (request: BookingRequest) => parseBooking(request, await bookingTerms(now), now);
const on = (eventDate: string) => parse(bookingRequest({ eventDate }));

test('today is the day in Kigali, which is two hours ahead of UTC', async () => {
  expect((await on('2026-05-06')).request.eventDate).toBe('2026-05-06');
  await expect(on('2026-05-05')).rejects.toThrow(fieldsWrong);
});

test('prices are read from the price book, never from the browser', async () => {
  const items = [{ sku: 'sessions/photography/2h/basic', quantity: 99, price: 1, amount: 1 }];
  const accepted = await parse(bookingRequest({ items, totalAmount: 14_850_000 }));
  expect(accepted).toMatchObject({ settlement: 'request', order: { total: 14_850_000, fixed: true } });
});
