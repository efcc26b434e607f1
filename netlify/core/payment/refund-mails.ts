import { methodName, type PaymentMethod } from '#src/features/payment/ledger.ts';
import { site } from '#src/features/studio/site.ts';
import { formatDate } from '#src/lib/dates/dates.ts';
import { formatMoney } from '#src/lib/money.ts';
import type { Booking } from '../booking/booking-queries.ts';
import { bookingFacts } from '../booking/mail-parts.ts';
import type { Mail } from '../mail/outbox.ts';
import { stayInTouchPart } from '../mail/stay-in-touch.ts';

/** A refund that was sent. */
interface SentRefund {
  /** Its entry in the ledger. */
  key: string;
  method: PaymentMethod;
  /** RWF */
  amount: number;
  date: string;
}

/** To the client: the money is on its way back. */
export function refundSentMail(booking: Booking, { key, method, amount, date }: SentRefund): Mail {
  const sum = formatMoney(amount);
  return {
    dedupeKey: `refund-sent:${key}`,
    subjectId: booking.id,
    recipient: booking.email,
    replyTo: site.emails.bookings,
    subject: `We have refunded ${sum} for booking ${booking.reference}`,
    content: {
      preview: `${methodName(method)}, ${formatDate(date)}.`,
      heading: 'Your refund',
      parts: [
        {
          kind: 'paragraph',
          text: `Hello ${booking.name}. We have refunded ${sum}. If it has not reached you within two days, please reply to this email.`,
        },
        bookingFacts(booking, [
          { label: 'Refund', value: sum },
          { label: 'Refunded by', value: methodName(method) },
          { label: 'Refunded on', value: formatDate(date) },
        ]),
        stayInTouchPart,
      ],
    },
  };
}
