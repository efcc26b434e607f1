import type { PlanPart } from '#src/domain/payment/plan.ts';
import { shortName } from '#src/domain/sms/gsm.ts';
import { formatMoney } from '#src/lib/money.ts';
import type { Booking } from '../../booking/booking-queries.ts';
import { bookingText, nextPartText, textWithoutEmail } from '../../booking/booking-text.ts';
import type { MailLink } from '../../mail/mail-content.ts';
import type { TextMessage } from '../../sms/enqueue-texts.ts';
import type { Payment } from '../attempt/claim-payments.ts';
import type { Receipt } from './payment-mails.ts';
import type { ReversedEntry } from './reversal-mails.ts';

/** Time (ms) after the request in which a payment is something that the client just did. */
const justNowMs = 60 * 60 * 1000;

export const wasJustRequested = ({ requestedAt }: Pick<Payment, 'requestedAt'>) =>
  requestedAt !== null && Date.now() - requestedAt.getTime() < justNowMs;

export function paymentConfirmedText(
  { booking, plan, isLost }: { booking: Booking; plan: readonly PlanPart[]; isLost: boolean },
  { key, amount, justPaid, payer }: Receipt,
  link: MailLink,
): TextMessage {
  const sum =
    payer === undefined
      ? `we received ${formatMoney(amount)}`
      : `${shortName(payer, 30)} paid ${formatMoney(amount)}`;
  return bookingText(booking, {
    event: `payment-confirmed:${key}`,
    purpose: 'Payment received',
    sentences: isLost
      ? [`${sum}, but your date is taken. Please choose another:`]
      : [`${sum} for ${booking.reference}.`, nextPartText(plan) || 'Nothing is left to pay.'],
    link,
    // A client who did not pay it themselves is not woken by it.
    answers: justPaid && payer === undefined,
  });
}

export function paymentFailedText(booking: Booking, payment: Payment, link: MailLink): TextMessage[] {
  return textWithoutEmail(booking, {
    event: `payment-failed:${payment.id}`,
    purpose: 'Payment failed',
    sentences: [`the payment of ${formatMoney(payment.amount)} did not go through. See what to do:`],
    link,
    answers: wasJustRequested(payment),
  });
}

/** Tells a client without an email address that money comes back. */
export function paymentReturnsText(
  booking: Booking,
  payment: Payment,
  surplus: number,
  link: MailLink,
): TextMessage {
  return bookingText(booking, {
    event: `payment-returns:${payment.id}`,
    purpose: 'Payment to be refunded',
    sentences: [
      `you paid ${formatMoney(surplus)} too much for ${booking.reference}.`,
      'We will refund it within 5 to 10 business days.',
    ],
    link,
    answers: wasJustRequested(payment),
  });
}

export function refundSentText(
  booking: Booking,
  { key, amount }: { key: string; amount: number },
  link: MailLink,
): TextMessage {
  return bookingText(booking, {
    event: `refund-sent:${key}`,
    purpose: 'Refund sent',
    sentences: [
      `we refunded ${formatMoney(amount)} for ${booking.reference}.`,
      'Please tell us if it has not arrived in two days.',
    ],
    link,
    answers: false,
  });
}

export function reversalText(
  booking: Booking,
  { key, kind, amount }: Pick<ReversedEntry, 'key' | 'kind' | 'amount'>,
  link: MailLink,
): TextMessage[] {
  return textWithoutEmail(booking, {
    event: `taken-back:${key}`,
    purpose: 'Correction',
    sentences: [`we corrected a mistake: a ${kind} of ${formatMoney(amount)} was not made. See:`],
    link,
    answers: false,
  });
}
