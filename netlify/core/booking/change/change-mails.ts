import { type Refund, refundDue, refundSentence } from '#src/features/booking/refund.ts';
import { site } from '#src/features/studio/site.ts';
import { formatDate } from '#src/lib/dates/dates.ts';
import type { MailLink, MailPart } from '../../mail/mail-content.ts';
import type { Mail } from '../../mail/outbox.ts';
import { stayInTouchPart } from '../../mail/stay-in-touch.ts';
import type { Booking, BookingLine } from '../booking-queries.ts';
import { calendarAttachments } from '../calendar.ts';
import { bookingFacts, orderPart, refundPart } from '../mail-parts.ts';

/** A booking on its new day. */
interface Move {
  booking: Booking;
  lines: BookingLine[];
  /** The day it was on; null when it had none. */
  before: string | null;
}

/** A booking that is off. */
export interface Cancellation {
  booking: Booking;
  lines: BookingLine[];
  refund: Refund;
  /** RWF that were paid for it and not given back. */
  paid: number;
  by: 'client' | 'studio';
  /** Why, for the client to read; empty when they know. */
  reason: string;
}

const calendarHint: MailPart = {
  kind: 'paragraph',
  text: 'The calendar file in this email replaces any earlier one.',
};

/** To the client: the session is on another day. */
export function bookingMovedMail({ booking, lines, before }: Move, link: MailLink): Mail {
  const day = formatDate(booking.eventDate ?? '');
  const was = before === null ? '' : ` instead of ${formatDate(before)}`;
  return {
    dedupeKey: `booking-moved:${booking.id}:${booking.revision}`,
    subjectId: booking.id,
    recipient: booking.email,
    replyTo: site.emails.bookings,
    subject: `Your booking ${booking.reference} is now on ${day}`,
    content: {
      preview: `We’ll see you on ${day}${was}.`,
      heading: 'Your session has moved',
      parts: [
        { kind: 'paragraph', text: `Hello ${booking.name}. Your session is now on ${day}${was}.` },
        bookingFacts(booking),
        orderPart(booking, lines, 'Total'),
        calendarHint,
        link,
        refundPart,
        stayInTouchPart,
      ],
    },
    attachments: calendarAttachments(booking, lines),
  };
}

/** To the studio: a client moved a session. */
export function bookingMovedStaffMail({ booking, lines, before }: Move): Mail {
  const day = formatDate(booking.eventDate ?? '');
  return {
    dedupeKey: `booking-moved-staff:${booking.id}:${booking.revision}`,
    subjectId: booking.id,
    recipient: site.emails.bookings,
    replyTo: booking.email,
    subject: `Moved: booking ${booking.reference} to ${day}`,
    content: {
      preview: `${booking.name} moved the session to ${day}.`,
      heading: 'A booking was moved',
      parts: [
        bookingFacts(booking, [
          { label: 'Before', value: before === null ? 'To be agreed' : formatDate(before) },
          ...contact(booking),
        ]),
        orderPart(booking, lines, 'Total'),
      ],
    },
    attachments: calendarAttachments(booking, lines),
  };
}

/** To the client: the booking is cancelled, and what comes back. */
export function bookingCancelledMail(
  { booking, lines, refund, paid, by, reason }: Cancellation,
  link: MailLink,
): Mail {
  const done =
    by === 'client'
      ? 'As you asked, we have cancelled this booking.'
      : 'We are sorry: we have cancelled this booking.';
  return {
    dedupeKey: `booking-cancelled:${booking.id}`,
    subjectId: booking.id,
    recipient: booking.email,
    replyTo: site.emails.bookings,
    subject: `Your booking ${booking.reference} is cancelled`,
    content: {
      preview: refundSentence(refund, paid),
      heading: 'Your booking is cancelled',
      parts: [
        { kind: 'paragraph', text: `Hello ${booking.name}. ${done}` },
        ...(reason === '' ? [] : [{ kind: 'paragraph' as const, text: reason }]),
        bookingFacts(booking),
        { kind: 'heading', text: 'Your refund' },
        { kind: 'paragraph', text: refundSentence(refund, paid) },
        { ...link, label: 'See the cancelled booking' },
        stayInTouchPart,
      ],
    },
    attachments: calendarAttachments(booking, lines),
  };
}

/** To the studio: a booking is off. */
export function bookingCancelledStaffMail({ booking, lines, refund, paid, by }: Cancellation): Mail {
  const who = by === 'client' ? `${booking.name} cancelled` : `We cancelled the booking of ${booking.name}`;
  return {
    dedupeKey: `booking-cancelled-staff:${booking.id}`,
    subjectId: booking.id,
    recipient: site.emails.bookings,
    replyTo: booking.email,
    subject: `Cancelled: booking ${booking.reference}`,
    content: {
      preview: `${who}. ${refundDue(refund, paid)}.`,
      heading: 'A booking was cancelled',
      parts: [
        { kind: 'paragraph', text: `${refundDue(refund, paid)}.` },
        bookingFacts(booking, contact(booking)),
        orderPart(booking, lines, 'Total'),
      ],
    },
    attachments: calendarAttachments(booking, lines),
  };
}

function contact({ name, email, phone }: Booking) {
  return [
    { label: 'Name', value: name },
    { label: 'Email', value: email },
    { label: 'Phone', value: phone },
  ];
}
