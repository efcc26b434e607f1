import { answerTo } from '#src/lib/answer.ts';
import { api } from '#src/lib/api.ts';
import { forget, recall, remember } from '#src/lib/session-memory.ts';
import type { BookingRequest } from './booking.ts';
import { type BookingOutcome, bookingOutcome } from './booking-outcome.ts';
import { submissionFor, submissionStorageKey } from './submission-key.ts';

/** Sends a booking once; `signal` gives it up. The key is kept until the booking is known to stand, so that a second try cannot book twice. */
export async function postBooking(request: BookingRequest, signal: AbortSignal): Promise<BookingOutcome> {
  const kept = recall(submissionStorageKey);
  const submission = submissionFor(kept, JSON.stringify(request), () => crypto.randomUUID());
  remember(submissionStorageKey, JSON.stringify(submission));
  const outcome = bookingOutcome(
    await answerTo(({ signal: timeout }) =>
      api.bookings.$post(
        { header: { 'idempotency-key': submission.key }, json: request },
        { init: { signal: AbortSignal.any([signal, ...(timeout ? [timeout] : [])]) } },
      ),
    ),
  );
  if (outcome.kind === 'pay' || outcome.kind === 'request') forget(submissionStorageKey);
  return outcome;
}
