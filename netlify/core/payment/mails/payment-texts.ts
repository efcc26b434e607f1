import type { PlanPart } from '#src/domain/payment/plan.ts';
import { shortName } from '#src/domain/sms/gsm.ts';
import { wordsIn } from '#src/lib/words/catalogue.ts';
import type { Language } from '#src/lib/words/languages.ts';
import type { Booking } from '../../booking/booking-queries.ts';
import { bookingText, nextPartText, textWithoutEmail } from '../../booking/booking-text.ts';
import type { MailLink } from '../../mail/mail-content.ts';
import type { TextMessage } from '../../sms/enqueue-texts.ts';
import type { Payment } from '../attempt/claim-payments.ts';
import { paymentMailWords } from '../words/words.ts';
import type { Receipt } from './payment-mails.ts';
import type { ReversedEntry } from './reversal-mails.ts';

/** Time (ms) after the request in which a payment is something that the client just did. */
const justNowMs = 60 * 60 * 1000;

export const wasJustRequested = ({ requestedAt }: Pick<Payment, 'requestedAt'>) =>
  requestedAt !== null && Date.now() - requestedAt.getTime() < justNowMs;

export function paymentConfirmedText(
  language: Language,
  { booking, plan, isLost }: { booking: Booking; plan: readonly PlanPart[]; isLost: boolean },
  { key, amount: sum, justPaid, payer }: Receipt,
  link: MailLink,
): TextMessage {
  const words = wordsIn(language, paymentMailWords);
  const { reference } = booking;
  const [paid, dateTaken] =
    payer === undefined
      ? [words.receivedText({ sum, reference }), words.receivedDateTakenText({ sum })]
      : [
          words.payerPaidText({ payer: shortName(payer, 30), sum, reference }),
          words.payerPaidDateTakenText({ payer: shortName(payer, 30), sum }),
        ];
  return bookingText(booking, {
    event: `payment-confirmed:${key}`,
    purpose: 'Payment received',
    sentences: isLost ? [dateTaken] : [paid, nextPartText(booking, plan) || words.allPaidText],
    link,
    // A client who did not pay it themselves is not woken by it.
    answers: justPaid && payer === undefined,
  });
}

export function paymentFailedText(
  language: Language,
  booking: Booking,
  payment: Payment,
  link: MailLink,
): TextMessage[] {
  const words = wordsIn(language, paymentMailWords);
  return textWithoutEmail(booking, {
    event: `payment-failed:${payment.id}`,
    purpose: 'Payment failed',
    sentences: [words.failedText({ sum: payment.amount })],
    link,
    answers: wasJustRequested(payment),
  });
}

/** Tells a client without an email address that money comes back. */
export function paymentReturnsText(
  language: Language,
  booking: Booking,
  payment: Payment,
  surplus: number,
  link: MailLink,
): TextMessage {
  const words = wordsIn(language, paymentMailWords);
  return bookingText(booking, {
    event: `payment-returns:${payment.id}`,
    purpose: 'Payment to be refunded',
    sentences: [words.overpaidText({ sum: surplus, reference: booking.reference }), words.refundFollowsText],
    link,
    answers: wasJustRequested(payment),
  });
}

export function refundSentText(
  language: Language,
  booking: Booking,
  { key, amount: sum }: { key: string; amount: number },
  link: MailLink,
): TextMessage {
  const words = wordsIn(language, paymentMailWords);
  return bookingText(booking, {
    event: `refund-sent:${key}`,
    purpose: 'Refund sent',
    sentences: [words.refundedText({ sum, reference: booking.reference }), words.refundLateText],
    link,
    answers: false,
  });
}

export function reversalText(
  language: Language,
  booking: Booking,
  { key, kind, amount: sum }: Pick<ReversedEntry, 'key' | 'kind' | 'amount'>,
  link: MailLink,
): TextMessage[] {
  const words = wordsIn(language, paymentMailWords);
  return textWithoutEmail(booking, {
    event: `taken-back:${key}`,
    purpose: 'Correction',
    sentences: [words[`${kind}MistakeText`]({ sum })],
    link,
    answers: false,
  });
}
