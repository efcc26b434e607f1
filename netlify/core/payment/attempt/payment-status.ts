import { type Slot, slotOf } from '#src/domain/availability/slot/slot.ts';
import { type AnswersBy, answersBy } from '#src/domain/booking/answers-by.ts';
import type { BookingKind } from '#src/domain/booking/fee/fee.ts';
import { dueOf, isPaid, netPaidOf } from '#src/domain/payment/ledger.ts';
import type { PaymentStatusAnswer } from '#src/domain/payment/payment.ts';
import { failureRefusal } from '#src/domain/payment/payment-failure.ts';
import type { Language } from '#src/lib/words/languages.ts';
import type { Booking } from '../../booking/booking-queries.ts';
import { clientLanguage } from '../../client-language.ts';
import { db } from '../../database.ts';
import { canRetry, findPayment } from '../payment-queries.ts';
import { nextRequestOf } from './askable.ts';
import { hiddenPhone } from './hidden-phone.ts';
import { explained } from './payment-failure.ts';

/** Returns the language of the client who pays; English for an unknown reference. */
export async function languageOfPayment(reference: string): Promise<Language> {
  const found = await findPayment(reference);
  return found === undefined ? 'en' : clientLanguage(found.booking);
}

/** Finds a payment by Paypack's or the booking's reference (the newest); cash and bank count too. */
export async function paymentStatus(reference: string): Promise<PaymentStatusAnswer | undefined> {
  const found = await findPayment(reference);
  if (found === undefined) return undefined;
  const { booking, all, balance } = found;
  const payment = found.payment?.failure === 'replaced' ? all[0] : found.payment;
  const paid = booking.status !== 'cancelled' && isPaid(balance);
  if (payment === undefined) return paid ? paidByHand(booking, netPaidOf(balance)) : undefined;
  const { next } = await nextRequestOf(db(), booking.id);
  const retryable = canRetry(booking, all, next);
  return {
    success: true,
    transaction: {
      status: paid ? 'successful' : payment.status,
      reference: payment.transactionRef ?? booking.reference,
      amount: retryable && payment.status !== 'successful' ? next : payment.amount,
      requested: payment.transactionRef !== null,
      ...(payment.failure !== null && !paid && explained(failureRefusal(payment.failure))),
    },
    booking: bookingOf(booking, retryable, next),
    phone: hiddenPhone(payment.phone),
  };
}

function paidByHand(booking: Booking, amount: number): PaymentStatusAnswer {
  const { reference, phone } = booking;
  return {
    success: true,
    transaction: { status: 'successful', reference, amount, requested: false },
    booking: bookingOf(booking, false, 0),
    phone: hiddenPhone(phone),
  };
}

function bookingOf(booking: Booking, retryable: boolean, next: number): PaymentStatusAnswer['booking'] {
  const { reference, kind, eventDate, startTime } = booking;
  const slot = slotOf(booking, new Date());
  const needsDay = kind === 'session' && eventDate === null;
  return {
    reference,
    kind,
    canRetry: retryable,
    next: retryable ? next : 0,
    ...(slot && { slot }),
    needsDay,
    needsHour: kind === 'session' && startTime === null,
    answersBy: answersBy(booking),
  };
}

/** An unpaid booking without a mobile money request. Amounts in RWF. */
export interface UnrequestedBooking {
  kind: BookingKind;
  /** `price`: not set yet. `payment`: money is due. */
  waits: 'price' | 'payment' | 'nothing';
  /** Slot that the booking can still lose, if any. */
  slot?: Slot | undefined;
  answersBy: AnswersBy;
  paid: number;
  due: number;
  /** RWF that the client can have requested now; 0 if none. */
  next: number;
  /** Masked number of the booking; empty if it has none. */
  phone: string;
}

/** Describes a booking without a payment; undefined if it has one or does not exist. */
export async function describeUnrequested(reference: string): Promise<UnrequestedBooking | undefined> {
  const found = await findPayment(reference);
  if (found === undefined || found.payment !== undefined) return undefined;
  const { booking, balance } = found;
  const [paid, due] = [netPaidOf(balance), dueOf(balance)];
  const priced = booking.kind === 'fee' || booking.status === 'cancelled' || booking.agreedAt !== null;
  const { next } = await nextRequestOf(db(), booking.id);
  const waits = due > 0 ? 'payment' : priced ? 'nothing' : 'price';
  return {
    kind: booking.kind,
    waits,
    slot: slotOf(booking, new Date()),
    answersBy: answersBy(booking),
    paid,
    due,
    next: canRetry(booking, [], next) ? next : 0,
    phone: booking.phone && hiddenPhone(booking.phone),
  };
}
