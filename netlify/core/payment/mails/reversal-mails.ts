import { kindNouns } from '#src/domain/booking/fee/fee.ts';
import { type Balance, byMethod, dueOf, owedBackOf, type PaymentMethod } from '#src/domain/payment/ledger.ts';
import { formatDate } from '#src/lib/dates/dates.ts';
import { formatMoney } from '#src/lib/money.ts';
import type { Booking } from '../../booking/booking-queries.ts';
import { bookingFacts } from '../../booking/mail-parts.ts';
import { askOnPagePart, greeting, paragraph, toVisitor } from '../../mail/compose.ts';
import type { Mail } from '../../mail/enqueue-mails.ts';
import type { MailPart } from '../../mail/mail-content.ts';

/** Money recorded by mistake, after the client was emailed about it. */
export interface ReversedEntry {
  /** Id of the reversed entry. */
  key: string;
  kind: 'payment' | 'refund';
  method: PaymentMethod;
  /** RWF */
  amount: number;
  date: string;
  /** RWF of surplus that count for the booking now. */
  counted: number;
}

export function reversalMail(
  booking: Booking,
  { key, kind, method, amount, date, counted }: ReversedEntry,
  balance: Balance,
  link: MailPart,
): Mail {
  const { reference, name } = booking;
  const sum = formatMoney(amount);
  const by = byMethod(method);
  const mistake =
    kind === 'payment'
      ? `We told you that we had received ${sum} ${by}. That was our mistake, and we have corrected our records.`
      : // The refund may be two ledger entries, while its email gave the whole sum.
        `We emailed you about a refund ${by}. Of that, ${sum} was our mistake, and we have corrected our records.`;
  const which = kind === 'payment' ? 'that we promised to refund' : 'that you overpaid';
  const instead =
    counted > 0
      ? ` The ${formatMoney(counted)} ${which} now pays for your ${kindNouns[booking.kind]} instead.`
      : '';
  const recorded = { [kind === 'payment' ? 'Payment' : 'Refund']: sum, 'Recorded for': formatDate(date) };
  return toVisitor(booking, 'bookings', {
    dedupeKey: `taken-back:${key}`,
    subject: `Correction: ${kind} of ${sum} for booking ${reference}`,
    preview: owedSentence(balance),
    heading: kind === 'payment' ? 'A payment was recorded by mistake' : 'A refund was recorded by mistake',
    parts: [
      greeting(name),
      paragraph(`${mistake}${instead} ${owedSentence(balance)}`),
      bookingFacts(booking, { ...recorded, ...owedFacts(balance) }),
      paragraph('If you think this is wrong, please reply to this email. We are sorry for the confusion.'),
      link,
      askOnPagePart,
    ],
  });
}

function owedSentence(balance: Balance): string {
  const [due, back] = [dueOf(balance), owedBackOf(balance)];
  const parts = [
    ...(due > 0 ? [`There is ${formatMoney(due)} left to pay.`] : []),
    ...(back > 0
      ? [`We owe you ${formatMoney(back)}, which we will refund within 5 to 10 business days.`]
      : []),
  ];
  return parts.length > 0 ? parts.join(' ') : 'Nothing is left to pay, and nothing to refund.';
}

function owedFacts(balance: Balance): Record<string, string> {
  const [due, back] = [dueOf(balance), owedBackOf(balance)];
  return {
    ...(due > 0 && { 'Left to pay': formatMoney(due) }),
    ...(back > 0 && { 'We owe you': formatMoney(back) }),
  };
}
