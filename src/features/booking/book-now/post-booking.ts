import { answerTo } from '#src/lib/answer.ts';
import { api } from '#src/lib/api.ts';
import { forget, recall, remember } from '#src/lib/session-memory.ts';
import type { BookingRequest } from '../booking.ts';
import { type BookingOutcome, bookingOutcome } from './booking-outcome.ts';
import { type Submission, submissionFor, submissionStorageKey } from './submission-key.ts';

/** Milliseconds until no answer counts as none. */
const patience = 20_000;

/** A booking's key, kept until the booking is known to stand: sent again, over a reload too, it cannot book twice. */
export function keepSubmission(request: BookingRequest): Submission {
  const kept = recall(submissionStorageKey);
  const submission = submissionFor(kept, JSON.stringify(request), () => crypto.randomUUID());
  remember(submissionStorageKey, JSON.stringify(submission));
  return submission;
}

/** Sends a booking under its key; `signal` gives it up. */
export async function postBooking(
  request: BookingRequest,
  { key }: Submission,
  signal: AbortSignal,
): Promise<BookingOutcome> {
  const header = { 'idempotency-key': key };
  const outcome = bookingOutcome(
    await answerTo((init) => api.bookings.$post({ header, json: request }, { init }), patience, signal),
  );
  if (outcome.kind === 'pay' || outcome.kind === 'request') forget(submissionStorageKey);
  return outcome;
}
