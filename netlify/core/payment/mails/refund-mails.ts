import { refundedSentence, remainingSentence } from '#src/domain/booking/refund.ts';
import { type Balance, methodName, owedBackOf, type PaymentMethod } from '#src/domain/payment/ledger.ts';
import { formatDate } from '#src/lib/dates/dates.ts';
import { formatMoney } from '#src/lib/money.ts';
import type { Booking } from '../../booking/booking-queries.ts';
import { bookingFacts } from '../../booking/mail-parts.ts';
import { greeting, paragraph, stayInTouchPart, toVisitor } from '../../mail/compose.ts';
import type { Mail } from '../../mail/enqueue-mails.ts';

interface SentRefund {
  /** Id of its ledger entry. */
  key: string;
  method: PaymentMethod;
  /** RWF */
  amount: number;
  date: string;
}

export function refundSentMail(
  booking: Booking,
  { key, method, amount, date }: SentRefund,
  balance: Balance,
): Mail {
  const sum = formatMoney(amount);
  const refunded = refundedSentence([{ method, amount, day: date, afterCancelling: true }]);
  const late =
    method === 'cash' ? '' : 'If it has not reached you within two days, please reply to this email.';
  const how = { Refund: sum, 'Refunded by': methodName(method), 'Refunded on': formatDate(date) };
  return toVisitor(booking, 'bookings', {
    dedupeKey: `refund-sent:${key}`,
    subject: `We have refunded ${sum} for booking ${booking.reference}`,
    preview: `${methodName(method)}, ${formatDate(date)}.`,
    heading: 'Your refund',
    parts: [
      greeting(booking.name),
      paragraph([refunded, remainingSentence(owedBackOf(balance)), late].filter(Boolean).join(' ')),
      bookingFacts(booking, how),
      stayInTouchPart,
    ],
  });
}
