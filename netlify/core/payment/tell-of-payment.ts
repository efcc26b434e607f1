import { formatMoney } from '#src/lib/money.ts';
import { type Booking, linesOf } from '../booking/booking-queries.ts';
import { bookingLink } from '../booking/my-booking/booking-key.ts';
import type { Transaction } from '../database.ts';
import { enqueueMail } from '../mail/outbox.ts';
import { notify } from '../notification/notification.ts';
import type { Payment } from './claim-payments.ts';
import { failureSentence, type PaymentFailure } from './payment-failure.ts';
import {
  paymentConfirmedMail,
  paymentFailedMail,
  paymentReceivedMail,
  paymentReturnsMail,
} from './payment-mails.ts';
import { canRetry, isPaid, paymentsOf } from './payment-queries.ts';

/** The visitor's confirmation, the studio's mail and the notification of a payment that arrived. */
export async function tellOfSuccess(tx: Transaction, booking: Booking, payment: Payment): Promise<void> {
  if (booking.status === 'cancelled') return tellOfRefund(tx, booking, payment);
  const lines = await linesOf(tx, booking.id);
  const all = await paymentsOf(tx, booking.id);
  await enqueueMail(tx, paymentConfirmedMail(booking, lines, payment, await bookingLink(tx, booking.id)));
  await enqueueMail(tx, paymentReceivedMail(booking, payment));
  await notify(tx, {
    kind: 'payment',
    text: `${booking.name} paid ${formatMoney(payment.amount)} for booking ${booking.reference}.`,
    dedupeKey: `payment-successful:${payment.id}`,
    subjectId: booking.id,
  });
  const earlier = all.find((other) => other.id !== payment.id && other.status === 'successful');
  if (earlier !== undefined) await notifyOfSecondPayment(tx, booking, payment, earlier);
}

/** A failure is told to the visitor with a way to try again, unless nothing is to be paid any more. */
export async function tellOfFailure(
  tx: Transaction,
  booking: Booking,
  payment: Payment,
  failure: PaymentFailure,
): Promise<void> {
  const all = await paymentsOf(tx, booking.id);
  if (isPaid(all) || booking.status === 'cancelled') return;
  const link = await bookingLink(tx, booking.id, 'link');
  await enqueueMail(tx, paymentFailedMail(booking, payment, failure, canRetry(booking, all), link));
  await notify(tx, {
    kind: 'payment',
    text: `The payment of ${formatMoney(payment.amount)} for booking ${booking.reference} failed: ${failureSentence(failure)}`,
    dedupeKey: `payment-failed:${payment.id}`,
    subjectId: booking.id,
  });
}

/** Money for a booking that is off: it comes back whole. */
async function tellOfRefund(tx: Transaction, booking: Booking, payment: Payment): Promise<void> {
  await enqueueMail(tx, paymentReturnsMail(booking, payment));
  await notify(tx, {
    kind: 'refund',
    text: `Booking ${booking.reference} was paid after it was cancelled (${payment.transactionRef}). Please refund all of it: ${formatMoney(payment.amount)} to ${payment.phone}.`,
    dedupeKey: `payment-after-cancellation:${payment.id}`,
    subjectId: booking.id,
  });
}

async function notifyOfSecondPayment(
  tx: Transaction,
  booking: Booking,
  payment: Payment,
  earlier: Payment,
): Promise<void> {
  await notify(tx, {
    kind: 'failure',
    text: `Booking ${booking.reference} was paid twice (${earlier.transactionRef} and ${payment.transactionRef}). Please refund one of them: ${formatMoney(payment.amount)} to ${payment.phone}.`,
    dedupeKey: `payment-twice:${payment.id}`,
    subjectId: booking.id,
  });
}
