import { formatMoney } from '#src/lib/money.ts';
import type { Booking, BookingLine } from '../booking/booking-queries.ts';
import { calendarAttachments } from '../booking/calendar.ts';
import { bookingFacts, contactFacts, orderPart, refundPart } from '../booking/mail-parts.ts';
import { action, heading, paragraph, stayInTouchPart, toStudio, toVisitor } from '../mail/compose.ts';
import type { MailPart } from '../mail/mail-content.ts';
import type { Mail } from '../mail/outbox.ts';
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
  return toVisitor(booking, 'bookings', {
    dedupeKey: `payment-confirmed:${payment.id}`,
    subject: `Payment received: ${formatMoney(payment.amount)} for booking ${booking.reference}`,
    preview: `Thank you, ${booking.name}. Your booking ${booking.reference} is paid.`,
    heading: 'Payment received',
    parts: [
      paragraph(
        `Thank you, ${booking.name}. We received your payment of ${formatMoney(payment.amount)}. Keep this email as your payment confirmation.`,
      ),
      bookingFacts(booking, {
        'Paid with': `Mobile money, ${payment.phone}`,
        Transaction: payment.transactionRef ?? '',
      }),
      orderPart(booking, lines, 'Total paid'),
      heading('What happens next'),
      paragraph(
        'Your booking is paid. We’ll confirm it within 24 hours, with the time and the details of your session, or refund you in full.',
      ),
      link,
      refundPart,
      stayInTouchPart,
    ],
    attachments: calendarAttachments(booking, lines),
  });
}

/** To the visitor: the payment did not work, and how to go on. */
export function paymentFailedMail(
  booking: Booking,
  payment: Payment,
  failure: PaymentFailure,
  retryable: boolean,
  link: MailPart,
): Mail {
  return toVisitor(booking, 'bookings', {
    dedupeKey: `payment-failed:${payment.id}`,
    subject: `Your payment for booking ${booking.reference} did not go through`,
    preview: 'Your booking is kept. You can try the payment again.',
    heading: 'The payment did not go through',
    parts: [
      paragraph(`Hello ${booking.name}. ${failureSentence(failure)} Your booking is kept.`),
      bookingFacts(booking, {
        Amount: formatMoney(payment.amount),
        Phone: payment.phone,
      }),
      ...(retryable ? retryParts(booking) : []),
      link,
      stayInTouchPart,
    ],
  });
}

function retryParts(booking: Booking) {
  const url = siteUrl(`/payment-success?ref=${booking.reference}&status=failed`);
  return [
    paragraph('You can try again, with the same phone number or another:'),
    action('Try the payment again', url),
  ];
}

/** To the visitor: the money arrived after the cancellation, and comes back (refund policy). */
export function paymentReturnsMail(booking: Booking, payment: Payment): Mail {
  const sum = formatMoney(payment.amount);
  return toVisitor(booking, 'bookings', {
    dedupeKey: `payment-returns:${payment.id}`,
    subject: `We are refunding ${sum}: booking ${booking.reference} is cancelled`,
    preview: 'Your payment arrived after the cancellation. We will refund all of it.',
    heading: 'We are refunding your payment',
    parts: [
      paragraph(
        `Hello ${booking.name}. Your payment of ${sum} arrived after this booking was cancelled. We will refund all of it to ${payment.phone} within 5 to 10 business days; you do not have to do anything.`,
      ),
      bookingFacts(booking, { Transaction: payment.transactionRef ?? '' }),
      stayInTouchPart,
    ],
  });
}

/** To the studio: a booking is paid. */
export function paymentReceivedMail(booking: Booking, payment: Payment): Mail {
  return toStudio(booking, 'bookings', {
    dedupeKey: `payment-received:${payment.id}`,
    subject: `Paid: booking ${booking.reference}, ${formatMoney(payment.amount)}`,
    preview: `${booking.name} paid ${formatMoney(payment.amount)}.`,
    heading: 'A booking is paid',
    parts: [
      paragraph(`${booking.name} expects to hear from us within 24 hours.`),
      bookingFacts(booking, {
        ...contactFacts(booking),
        Amount: formatMoney(payment.amount),
        Transaction: payment.transactionRef ?? '',
      }),
    ],
  });
}
