import type { BookingRequest } from '#src/domain/booking/booking.ts';
import { answerTo } from '#src/lib/answer.ts';
import { api } from '#src/lib/api.ts';
import type { Attempt } from '#src/lib/sending/start-sending.ts';
import type { Wording } from '#src/lib/words/refusals.ts';
import { type BookingResult, bookingResult } from './booking-outcome.ts';

const timeoutMs = 20_000;

/** Posts a booking under its idempotency key: a retry, even after a reload, cannot book twice. */
export async function postBooking(
  word: Wording,
  request: BookingRequest,
  { key, signal }: Attempt,
): Promise<BookingResult> {
  const header = { 'idempotency-key': key };
  return bookingResult(
    word,
    await answerTo((init) => api.bookings.$post({ header, json: request }, { init }), timeoutMs, signal),
    key,
  );
}
