import { site } from '#src/features/studio/site.ts';
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

/** To the visitor: the money arrived. A payment confirmation, not a tax invoice (docs/product.md, Payment result). */
export function paymentConfirmedMail(
  booking: Booking,
  lines: BookingLine[],
  payment: Payment,
  link: MailPart,
): Mail {
  return {
    dedupeKey: `payment-confirmed:${payment.id}`,
    subjectId: booking.id,
    recipient: booking.email,
    replyTo: site.emails.bookings,
    subject: `Payment received: ${formatMoney(payment.amount)} for booking ${booking.reference}`,
    content: {
      preview: `Thank you, ${booking.name}. Your booking ${booking.reference} is paid.`,
      heading: 'Payment received',
      parts: [
        {
          kind: 'paragraph',
          text: `Thank you, ${booking.name}. We received your payment of ${formatMoney(payment.amount)}. Keep this email as your payment confirmation.`,
        },
        bookingFacts(booking, [
          { label: 'Paid with', value: `Mobile money, ${payment.phone}` },
          { label: 'Transaction', value: payment.transactionRef ?? '' },
        ]),
        orderPart(booking, lines, 'Total paid'),
        { kind: 'heading', text: 'What happens next' },
        {
          kind: 'paragraph',
          text: 'Your booking is paid. We’ll confirm it within 24 hours, with the time and the details of your session, or refund you in full.',
        },
        link,
        refundPart,
        stayInTouchPart,
      ],
    },
    attachments: calendarAttachments(booking, lines),
  };
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

/** To the visitor: the money arrived after the cancellation, and comes back (refund policy). */
export function paymentReturnsMail(booking: Booking, payment: Payment): Mail {
  const sum = formatMoney(payment.amount);
  return {
    dedupeKey: `payment-returns:${payment.id}`,
    subjectId: booking.id,
    recipient: booking.email,
    replyTo: site.emails.bookings,
    subject: `We are refunding ${sum}: booking ${booking.reference} is cancelled`,
    content: {
      preview: 'Your payment arrived after the cancellation. We will refund all of it.',
      heading: 'We are refunding your payment',
      parts: [
        {
          kind: 'paragraph',
          text: `Hello ${booking.name}. Your payment of ${sum} arrived after this booking was cancelled. We will refund all of it to ${payment.phone} within 5 to 10 business days; you do not have to do anything.`,
        },
        bookingFacts(booking, [{ label: 'Transaction', value: payment.transactionRef ?? '' }]),
        stayInTouchPart,
      ],
    },
  };
}

/** To the studio: a booking is paid. */
export function paymentReceivedMail(booking: Booking, payment: Payment): Mail {
  return {
    dedupeKey: `payment-received:${payment.id}`,
    subjectId: booking.id,
    recipient: site.emails.bookings,
    replyTo: booking.email,
    subject: `Paid: booking ${booking.reference}, ${formatMoney(payment.amount)}`,
    content: {
      preview: `${booking.name} paid ${formatMoney(payment.amount)}.`,
      heading: 'A booking is paid',
      parts: [
        { kind: 'paragraph', text: `${booking.name} expects to hear from us within 24 hours.` },
        bookingFacts(booking, [
          { label: 'Name', value: booking.name },
          { label: 'Email', value: booking.email },
          { label: 'Phone', value: booking.phone },
          { label: 'Amount', value: formatMoney(payment.amount) },
          { label: 'Transaction', value: payment.transactionRef ?? '' },
        ]),
      ],
    },
  };
}
