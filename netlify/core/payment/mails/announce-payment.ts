import { dueOf } from '#src/domain/payment/ledger.ts';
import type { PaymentFailure } from '#src/domain/payment/payment-failure.ts';
import { type Booking, linesOf } from '../../booking/booking-queries.ts';
import { namedLink } from '../../booking/mail-parts.ts';
import { bookingLink } from '../../booking/my-booking/booking-key.ts';
import type { SecuredBooking } from '../../booking/slot/secure-slot.ts';
import { clientLanguage } from '../../client-language.ts';
import type { Transaction } from '../../database.ts';
import { enqueueMail } from '../../mail/enqueue-mails.ts';
import { type Notification, notify } from '../../notification/notification.ts';
import { enqueueTexts } from '../../sms/enqueue-texts.ts';
import { nextRequestOf } from '../attempt/askable.ts';
import type { Payment } from '../attempt/claim-payments.ts';
import { balanceOf } from '../ledger/balance.ts';
import type { RecordedMoney } from '../ledger/record-mobile-money.ts';
import { canRetry, requestsOf } from '../payment-queries.ts';
import { planOf } from '../plan/plan-queries.ts';
import {
  mobileMoneyReceipt,
  paymentConfirmedMail,
  paymentFailedMail,
  paymentReceivedMail,
  paymentReturnsMail,
  type Receipt,
} from './payment-mails.ts';
import { paymentConfirmedText, paymentFailedText, paymentReturnsText } from './payment-texts.ts';

export async function announceSuccess(
  tx: Transaction,
  secured: SecuredBooking,
  payment: Payment,
  { counted, surplus }: RecordedMoney,
): Promise<void> {
  const { booking } = secured;
  const language = clientLanguage(booking);
  if (counted > 0) await announcePayment(tx, secured, mobileMoneyReceipt(payment, counted));
  if (surplus === 0) return;
  await enqueueMail(tx, paymentReturnsMail(language, booking, payment, surplus));
  if (booking.email === '')
    await enqueueTexts(tx, [
      paymentReturnsText(language, booking, payment, surplus, await bookingLink(tx, booking)),
    ]);
  const tooMuch = booking.status === 'cancelled' ? latePayment : paidTwice;
  await notify(tx, { ...tooMuch(booking, payment, surplus), subjectId: booking.id });
}

export async function announcePayment(
  tx: Transaction,
  { booking, lost }: SecuredBooking,
  receipt: Receipt,
): Promise<void> {
  const language = clientLanguage(booking);
  const lines = await linesOf(tx, booking.id);
  const due = dueOf(await balanceOf(tx, booking.id));
  const plan = await planOf(tx, booking.id);
  const link = namedLink(await bookingLink(tx, booking), booking);
  await enqueueMail(tx, paymentConfirmedMail(language, { booking, lines, due, plan, lost }, receipt, link));
  await enqueueTexts(tx, [
    paymentConfirmedText(language, { booking, plan, isLost: lost !== undefined }, receipt, link),
  ]);
  await enqueueMail(tx, paymentReceivedMail({ booking, due, lost }, receipt));
  const { name, reference } = booking;
  await notify(tx, {
    kind: 'payment',
    ...(receipt.payer === undefined
      ? { key: 'paid', values: { name, reference, amount: receipt.amount, lost } }
      : { key: 'paidByLink', values: { reference, amount: receipt.amount, lost } }),
    dedupeKey: `payment-successful:${receipt.key}`,
    subjectId: booking.id,
  });
}

/**
 * Emails the client a failure with a way to retry, unless nothing is to be paid any more. That of a
 * share is only on its page.
 */
export async function announceFailure(
  tx: Transaction,
  booking: Booking,
  payment: Payment,
  failure: PaymentFailure,
): Promise<void> {
  if (payment.shareId !== null) return;
  const language = clientLanguage(booking);
  const all = await requestsOf(tx, booking.id, null);
  const balance = await balanceOf(tx, booking.id);
  if (dueOf(balance) === 0 || booking.status === 'cancelled') return;
  const link = namedLink(await bookingLink(tx, booking, 'link'), booking);
  const { next } = await nextRequestOf(tx, booking.id);
  await enqueueMail(
    tx,
    paymentFailedMail(language, booking, payment, failure, canRetry(booking, all, next), link),
  );
  await enqueueTexts(tx, paymentFailedText(language, booking, payment, link));
  await notify(tx, {
    kind: 'payment',
    key: 'paymentFailed',
    values: { reference: booking.reference, amount: payment.amount, failure },
    dedupeKey: `payment-failed:${payment.id}`,
    subjectId: booking.id,
  });
}

/** Builds the notification of money for a cancelled booking: all of it is refunded. */
function latePayment({ reference }: Booking, { id, transactionRef }: Payment, surplus: number): Notification {
  return {
    kind: 'refund',
    key: 'paidAfterCancellation',
    values: { reference, transaction: transactionRef, amount: surplus },
    dedupeKey: `payment-after-cancellation:${id}`,
  };
}

function paidTwice({ reference }: Booking, { id }: Payment, surplus: number): Notification {
  return {
    kind: 'failure',
    key: 'paidTwice',
    values: { reference, amount: surplus },
    dedupeKey: `payment-twice:${id}`,
  };
}
