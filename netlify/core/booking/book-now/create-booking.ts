import { setTimeout as wait } from 'node:timers/promises';
import { slotOf } from '#src/domain/availability/slot/slot.ts';
import { answersBy } from '#src/domain/booking/answers-by.ts';
import { isPaid } from '#src/domain/payment/ledger.ts';
import { db } from '../../database.ts';
import type { Payment } from '../../payment/attempt/claim-payments.ts';
import { requestPayment } from '../../payment/attempt/request-payment.ts';
import { balanceOf } from '../../payment/ledger/balance.ts';
import { findSubmission, type Submission, storeResponse, submissionOf } from '../../request/submission.ts';
import { type Booking, bookingById, requireBooking } from '../booking-queries.ts';
import type { BookingResponse } from './booking-response.ts';
import { type BookingTerms, bookingTerms } from './booking-terms.ts';
import { parseBooking } from './parse-booking.ts';
import { storeBooking } from './store-booking.ts';
import { visitorAt } from './visitor.ts';

/** Wait this long (ms) for a concurrent identical request to finish, polling every `pollIntervalMs`. */
const timeoutMs = 12_000;
const pollIntervalMs = 100;

export interface BookingContext {
  now: Date;
  address: string;
}

/** Books and requests the payment. Retries with the same key and body return the first response. */
export async function createBooking(
  idempotencyKey: string,
  body: unknown,
  { now, address }: BookingContext,
): Promise<BookingResponse> {
  const submission = submissionOf('booking', body, idempotencyKey);
  return bookOnce(submission, now, async (terms) =>
    storeBooking(await parseBooking(body, terms, now), submission, visitorAt(address)),
  );
}

/** Books at the terms of now, unless the submission is known: its first response is returned. */
export async function bookOnce(
  submission: Submission,
  now: Date,
  store: (terms: BookingTerms) => Promise<Booking>,
): Promise<BookingResponse> {
  const [known, terms] = await Promise.all([findSubmission(submission), bookingTerms(now)]);
  if (known?.answer) return known.answer as BookingResponse;
  return responseFor(known ? await requireBooking(known.subjectId) : await store(terms), submission);
}

/** Requests the payment, or waits for the concurrent request that does, and stores one response. */
async function responseFor(booking: Booking, submission: Submission): Promise<BookingResponse> {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    const { payment, busy } = await requestPayment(booking.id);
    if (!busy || Date.now() >= deadline) return storeResponse(submission, await toResponse(booking, payment));
    await wait(pollIntervalMs);
    const known = await findSubmission(submission);
    if (known?.answer) return known.answer as BookingResponse;
  }
}

async function toResponse(booking: Booking, payment: Payment | undefined): Promise<BookingResponse> {
  const { id, reference, status, total } = booking;
  // A payment request refused immediately shortens the hold, so the booking is read again.
  const held = payment?.status === 'failed' ? await bookingById(id) : booking;
  const slot = slotOf(held ?? booking, new Date());
  return {
    booking: { id, reference, status, total, ...(slot && { slot }), answersBy: answersBy(booking) },
    payment: {
      status: payment?.status ?? (await statusWithoutRequest(booking)),
      ...(payment?.transactionRef ? { transactionRef: payment.transactionRef } : {}),
    },
  };
}

async function statusWithoutRequest({ id }: Booking): Promise<'successful' | 'none'> {
  return isPaid(await balanceOf(db(), id)) ? 'successful' : 'none';
}
