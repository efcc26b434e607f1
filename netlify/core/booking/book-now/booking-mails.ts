import { site } from '#src/features/studio/site.ts';
import type { MailPart } from '../../mail/mail-content.ts';
import type { Mail } from '../../mail/outbox.ts';
import { stayInTouchPart } from '../../mail/stay-in-touch.ts';
import type { Booking, BookingLine } from '../booking-queries.ts';
import { calendarAttachments } from '../calendar.ts';
import { bookingFacts, orderPart, refundPart } from '../mail-parts.ts';

/** How the booking goes on: the visitor pays on the phone, is asked to pay later, or is told a price first. */
export type NextStep = 'approve-prompt' | 'wait-for-prompt' | 'wait-for-price';

const nextSteps: Record<NextStep, (booking: Booking) => string> = {
  'approve-prompt': ({ phone }) =>
    `Approve the payment request on ${phone} with your mobile money PIN. Once it is paid, we’ll email you a payment confirmation.`,
  'wait-for-prompt': ({ phone }) =>
    `We’ll send the payment request to ${phone}. We have not charged anything yet.`,
  'wait-for-price': () =>
    'Part of your booking is marked “to confirm”. We’ll confirm the price with you first; we have not charged anything.',
};

/** To the visitor: we have your booking. */
export function bookingReceivedMail(
  booking: Booking,
  lines: BookingLine[],
  next: NextStep,
  link: MailPart,
): Mail {
  return {
    dedupeKey: `booking-received:${booking.id}`,
    subjectId: booking.id,
    recipient: booking.email,
    replyTo: site.emails.bookings,
    subject: `We received your booking ${booking.reference}`,
    content: {
      preview: `Thank you, ${booking.name}. Your reference is ${booking.reference}.`,
      heading: 'We received your booking',
      parts: [
        {
          kind: 'paragraph',
          text: `Thank you, ${booking.name}. We have your booking. It is not confirmed yet: we’ll contact you within 24 hours to confirm it.`,
        },
        bookingFacts(booking),
        orderPart(booking, lines, 'Total'),
        { kind: 'heading', text: 'What happens next' },
        { kind: 'paragraph', text: nextSteps[next](booking) },
        link,
        refundPart,
        stayInTouchPart,
      ],
    },
    attachments: calendarAttachments(booking, lines),
  };
}

/** To the studio: somebody booked. */
export function newBookingMail(booking: Booking, lines: BookingLine[]): Mail {
  const message: MailPart[] =
    booking.message === ''
      ? []
      : [
          { kind: 'heading', text: 'Message' },
          { kind: 'paragraph', text: booking.message },
        ];
  return {
    dedupeKey: `booking-new:${booking.id}`,
    subjectId: booking.id,
    recipient: site.emails.bookings,
    replyTo: booking.email,
    subject: `New booking ${booking.reference}`,
    content: {
      preview: `${booking.name} booked; they expect to hear from us within 24 hours.`,
      heading: 'A new booking',
      parts: [
        bookingFacts(booking, [
          { label: 'Name', value: booking.name },
          { label: 'Email', value: booking.email },
          { label: 'Phone', value: booking.phone },
        ]),
        orderPart(booking, lines, 'Total'),
        ...message,
      ],
    },
    attachments: calendarAttachments(booking, lines),
  };
}
