import { setTimeout as wait } from 'node:timers/promises';
import { slotOf } from '#src/domain/availability/slot/slot.ts';
import type { Payment } from '../../payment/attempt/claim-payments.ts';
import { requestPayment } from '../../payment/attempt/request-payment.ts';
import { findSubmission, keepAnswer, type Submission, submissionOf } from '../../request/submission.ts';
import { type Booking, bookingById, requireBooking } from '../booking-queries.ts';
import type { BookingAnswer } from './booking-answer.ts';
import { bookingTerms } from './booking-terms.ts';
import { parseBooking } from './parse-booking.ts';
import { storeBooking } from './store-booking.ts';

/** Wait this long (ms) for a concurrent identical request to finish, polling every `lookMs`. */
const patienceMs = 12_000;
const lookMs = 100;

export interface BookingContext {
  now: Date;
  address: string;
}

/** Books and requests the payment. Retries with the same key and body return the first response. */
export async function createBooking(
  idempotencyKey: string,
  body: unknown,
  { now, address }: BookingContext,
): Promise<BookingAnswer> {
  const submission = submissionOf('booking', body, idempotencyKey);
  const [known, terms] = await Promise.all([findSubmission(submission), bookingTerms(now)]);
  if (known?.answer) return known.answer as BookingAnswer;
  const booking = known
    ? await requireBooking(known.subjectId)
    : await storeBooking(await parseBooking(body, terms, now), submission, address);
  return answerFor(booking, submission);
}

/** Requests the payment, or waits for the concurrent request that does, and stores one response. */
async function answerFor(booking: Booking, submission: Submission): Promise<BookingAnswer> {
  const deadline = Date.now() + patienceMs;
  for (;;) {
    const { payment, busy } = await requestPayment(booking.id);
    if (!busy || Date.now() >= deadline) return keepAnswer(submission, await answerOf(booking, payment));
    await wait(lookMs);
    const known = await findSubmission(submission);
    if (known?.answer) return known.answer as BookingAnswer;
  }
}

async function answerOf(booking: Booking, payment: Payment | undefined): Promise<BookingAnswer> {
  const { id, reference, status, total } = booking;
  // A payment request refused immediately shortens the hold, so the booking is read again.
  const held = payment?.status === 'failed' ? await bookingById(id) : booking;
  const slot = slotOf(held ?? booking, new Date());
  return {
    booking: { id, reference, status, total, ...(slot && { slot }) },
    payment: {
      status: payment?.status ?? 'none',
      ...(payment?.transactionRef ? { transactionRef: payment.transactionRef } : {}),
    },
  };
}
