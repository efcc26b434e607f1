import { methodName, type PaymentMethod } from '#src/features/payment/ledger.ts';
import { site } from '#src/features/studio/site.ts';
import { formatDate } from '#src/lib/dates/dates.ts';
import { formatMoney } from '#src/lib/money.ts';
import type { Booking, BookingLine } from '../booking/booking-queries.ts';
import { calendarAttachments } from '../booking/calendar.ts';
import { bookingFacts, orderPart, refundPart } from '../booking/mail-parts.ts';
import type { MailPart } from '../mail/mail-content.ts';
import type { Mail } from '../mail/outbox.ts';
import { stayInTouchPart } from '../mail/stay-in-touch.ts';
import { siteUrl } from '../site-url.ts';
import type { Payment } from './claim-payments.ts';
import { failureSentence, type PaymentFailure } from './payment-failure.ts';

/** What arrived for a booking, and how. */
export interface Receipt {
  /** The payment's id, or that of its entry in the ledger. */
  key: string;
  /** RWF */
  amount: number;
  facts: { label: string; value: string }[];
}

/** A booking that somebody paid for. */
interface PaidBooking {
  booking: Booking;
  lines: BookingLine[];
  /** RWF that are still to be paid. */
  due: number;
}

/** Mobile money of which so much counts for the booking. */
export function mobileMoneyReceipt({ id, phone, transactionRef }: Payment, amount: number): Receipt {
  const paidWith = { label: 'Paid with', value: `${methodName('mobile-money')}, ${phone}` };
  return { key: id, amount, facts: [paidWith, { label: 'Transaction', value: transactionRef ?? '' }] };
}

/** Money that a member of staff took. */
export function staffReceipt(
  key: string,
  { method, amount, date }: { method: PaymentMethod; amount: number; date: string },
): Receipt {
  const paidWith = { label: 'Paid with', value: methodName(method) };
  return { key, amount, facts: [paidWith, { label: 'Paid on', value: formatDate(date) }] };
}

/** To the visitor: the money arrived. A payment confirmation, not a tax invoice (docs/product.md, Payment result). */
export function paymentConfirmedMail(
  { booking, lines, due }: PaidBooking,
  { key, amount, facts }: Receipt,
  link: MailPart,
): Mail {
  const sum = formatMoney(amount);
  return {
    dedupeKey: `payment-confirmed:${key}`,
    subjectId: booking.id,
    recipient: booking.email,
    replyTo: site.emails.bookings,
    subject: `Payment received: ${sum} for booking ${booking.reference}`,
    content: {
      preview: `Thank you, ${booking.name}. ${due > 0 ? `There is ${formatMoney(due)} left to pay for` : 'You have paid'} booking ${booking.reference}.`,
      heading: 'Payment received',
      parts: [
        {
          kind: 'paragraph',
          text: `Thank you, ${booking.name}. We received your payment of ${sum}. Keep this email as your payment confirmation.`,
        },
        bookingFacts(
          booking,
          due > 0 ? [...facts, { label: 'Left to pay', value: formatMoney(due) }] : facts,
        ),
        orderPart(booking, lines, due > 0 ? 'Total' : 'Total paid'),
        { kind: 'heading', text: 'What happens next' },
        { kind: 'paragraph', text: nextStep(booking, due) },
        link,
        refundPart,
        stayInTouchPart,
      ],
    },
    attachments: calendarAttachments(booking, lines),
  };
}

function nextStep({ status }: Booking, due: number): string {
  const paid = due > 0 ? `There is ${formatMoney(due)} left to pay.` : 'Your booking is paid.';
  return status === 'confirmed'
    ? `${paid} It is confirmed: we look forward to seeing you.`
    : `${paid} We’ll confirm it within 24 hours, with the time and the details of your session, or refund you in full.`;
}

/** To the visitor: the payment did not work, and how to go on. */
export function paymentFailedMail(
  booking: Booking,
  payment: Payment,
  failure: PaymentFailure,
  retryable: boolean,
  link: MailPart,
): Mail {
  return {
    dedupeKey: `payment-failed:${payment.id}`,
    subjectId: booking.id,
    recipient: booking.email,
    replyTo: site.emails.bookings,
    subject: `Your payment for booking ${booking.reference} did not go through`,
    content: {
      preview: 'Your booking is kept. You can try the payment again.',
      heading: 'The payment did not go through',
      parts: [
        {
          kind: 'paragraph',
          text: `Hello ${booking.name}. ${failureSentence(failure)} Your booking is kept.`,
        },
        bookingFacts(booking, [
          { label: 'Amount', value: formatMoney(payment.amount) },
          { label: 'Phone', value: payment.phone },
        ]),
        ...(retryable ? retryParts(booking) : []),
        link,
        stayInTouchPart,
      ],
    },
  };
}

function retryParts(booking: Booking) {
  const url = siteUrl(`/payment-success?ref=${booking.reference}&status=failed`);
  return [
    { kind: 'paragraph' as const, text: 'You can try again, with the same phone number or another:' },
    { kind: 'action' as const, label: 'Try the payment again', url },
  ];
}

/** To the visitor: money that came twice or after the cancellation goes back (refund policy). */
export function paymentReturnsMail(booking: Booking, payment: Payment, surplus: number): Mail {
  const sum = formatMoney(surplus);
  const cancelled = booking.status === 'cancelled';
  return {
    dedupeKey: `payment-returns:${payment.id}`,
    subjectId: booking.id,
    recipient: booking.email,
    replyTo: site.emails.bookings,
    subject: `We are refunding ${sum}: booking ${booking.reference} ${cancelled ? 'is cancelled' : 'was paid already'}`,
    content: {
      preview: cancelled
        ? 'Your payment arrived after the cancellation. We will refund all of it.'
        : 'Your booking was paid already. We will refund what came twice.',
      heading: 'We are refunding your payment',
      parts: [
        {
          kind: 'paragraph',
          text: `Hello ${booking.name}. Your payment of ${sum} arrived after this booking was ${cancelled ? 'cancelled' : 'paid'}. We will refund all of it to ${payment.phone} within 5 to 10 business days; you do not have to do anything.`,
        },
        bookingFacts(booking, [{ label: 'Transaction', value: payment.transactionRef ?? '' }]),
        stayInTouchPart,
      ],
    },
  };
}

/** To the studio: a booking is paid. */
export function paymentReceivedMail(
  { booking, due }: Omit<PaidBooking, 'lines'>,
  { key, amount, facts }: Receipt,
): Mail {
  const sum = formatMoney(amount);
  return {
    dedupeKey: `payment-received:${key}`,
    subjectId: booking.id,
    recipient: site.emails.bookings,
    replyTo: booking.email,
    subject: `Paid: booking ${booking.reference}, ${sum}`,
    content: {
      preview: `${booking.name} paid ${sum}.`,
      heading: due > 0 ? 'A part of a booking is paid' : 'A booking is paid',
      parts: [
        ...(booking.status === 'pending'
          ? [{ kind: 'paragraph' as const, text: `${booking.name} expects to hear from us within 24 hours.` }]
          : []),
        bookingFacts(booking, [
          { label: 'Name', value: booking.name },
          { label: 'Email', value: booking.email },
          { label: 'Phone', value: booking.phone },
          { label: 'Amount', value: sum },
          ...facts,
          ...(due > 0 ? [{ label: 'Left to pay', value: formatMoney(due) }] : []),
        ]),
      ],
    },
  };
}
