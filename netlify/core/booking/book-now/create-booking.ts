import { setTimeout as wait } from 'node:timers/promises';
import { and, eq, isNull } from 'drizzle-orm';
import { placeOf } from '#src/features/availability/place/place.ts';
import { db } from '../../database.ts';
import { isUniqueViolation, ProblemError } from '../../errors.ts';
import type { Payment } from '../../payment/attempt/claim-payments.ts';
import { requestPayment } from '../../payment/attempt/request-payment.ts';
import { requestDigest } from '../../request/request-digest.ts';
import { bookings } from '../booking.table.ts';
import { type Booking, bookingById, bookingByKey } from '../booking-queries.ts';
import type { BookingAnswer } from './booking-answer.ts';
import { type BookingTerms, bookingTerms } from './booking-terms.ts';
import { parseBooking } from './parse-booking.ts';
import { type RequestIdentity, storeBooking } from './store-booking.ts';

/** A twin of this request may be asking Paypack: wait for it this long (ms), looking this often (ms). */
const patienceMs = 12_000;
const lookMs = 100;

/** When a booking comes, and from which network address. */
export interface BookingContext {
  now: Date;
  address: string;
}

/**
 * Books, asks for the payment and answers. The same key with the same body gives the same answer for ever, however
 * often and however quickly it is sent. Throws ProblemError.
 */
export async function createBooking(
  idempotencyKey: string,
  body: unknown,
  context: BookingContext,
): Promise<BookingAnswer> {
  const identity = { idempotencyKey, requestDigest: requestDigest(body) };
  const [known, terms] = await Promise.all([bookingByKey(idempotencyKey), bookingTerms(context.now)]);
  const booking = known ?? (await bookNew(body, identity, terms, context));
  if (booking.requestDigest !== identity.requestDigest) {
    throw new ProblemError(409, 'This Idempotency-Key was used for another booking. Please send a new one.');
  }
  return booking.answer ?? answerFor(booking);
}

async function bookNew(
  body: unknown,
  identity: RequestIdentity,
  terms: BookingTerms,
  { now, address }: BookingContext,
): Promise<Booking> {
  const accepted = await parseBooking(body, terms, now);
  try {
    return await storeBooking(accepted, identity, address);
  } catch (error) {
    const twin = isUniqueViolation(error) ? await bookingByKey(identity.idempotencyKey) : undefined;
    if (twin === undefined) throw error;
    return twin;
  }
}

/** Asks for the payment, or waits for the twin that does, and settles on one answer. */
async function answerFor(booking: Booking): Promise<BookingAnswer> {
  const deadline = Date.now() + patienceMs;
  for (;;) {
    const { payment, busy } = await requestPayment(booking.id);
    if (!busy || Date.now() >= deadline) return keepFirstAnswer(booking, payment);
    await wait(lookMs);
    const known = await bookingByKey(booking.idempotencyKey);
    if (known?.answer) return known.answer;
  }
}

/** Only the first answer is ever written; the second gives that one too. */
async function keepFirstAnswer(booking: Booking, payment: Payment | undefined): Promise<BookingAnswer> {
  const { id, reference, status, total } = booking;
  // A request that fails at once shortens the time for which the slot is held.
  const held = payment?.status === 'failed' ? await bookingById(id) : booking;
  const place = placeOf(held ?? booking, new Date());
  const answer: BookingAnswer = {
    booking: { id, reference, status, total, ...(place && { place }) },
    payment: {
      status: payment?.status ?? 'none',
      ...(payment?.transactionRef ? { transactionRef: payment.transactionRef } : {}),
    },
  };
  const kept = await db()
    .update(bookings)
    .set({ answer })
    .where(and(eq(bookings.id, id), isNull(bookings.answer)))
    .returning({ id: bookings.id });
  if (kept.length > 0) return answer;
  return (await bookingByKey(booking.idempotencyKey))?.answer ?? answer;
}
