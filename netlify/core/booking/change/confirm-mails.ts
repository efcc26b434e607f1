import { type Balance, dueOf } from '#src/features/payment/ledger.ts';
import { site } from '#src/features/studio/site.ts';
import { formatDate } from '#src/lib/dates/dates.ts';
import { formatMoney } from '#src/lib/money.ts';
import type { MailLink, MailPart } from '../../mail/mail-content.ts';
import type { Mail } from '../../mail/outbox.ts';
import { stayInTouchPart } from '../../mail/stay-in-touch.ts';
import type { Booking, BookingLine } from '../booking-queries.ts';
import { calendarAttachments } from '../calendar.ts';
import { bookingFacts, orderPart, refundPart } from '../mail-parts.ts';

interface Confirmation {
  booking: Booking;
  lines: BookingLine[];
  balance: Balance;
}

/** To the client: the studio comes. */
export function bookingConfirmedMail({ booking, lines, balance }: Confirmation, link: MailLink): Mail {
  const { id, name, email, reference, eventDate } = booking;
  const when =
    eventDate === null ? 'We’ll agree the date with you.' : `We’ll see you on ${formatDate(eventDate)}.`;
  return {
    dedupeKey: `booking-confirmed:${id}`,
    subjectId: id,
    recipient: email,
    replyTo: site.emails.bookings,
    subject: `Your booking ${reference} is confirmed`,
    content: {
      preview: when,
      heading: 'Your booking is confirmed',
      parts: [
        { kind: 'paragraph', text: `Hello ${name}. We have confirmed your booking. ${when}` },
        bookingFacts(booking),
        orderPart(booking, lines, 'Total'),
        { kind: 'paragraph', text: moneySentence(balance) },
        link,
        refundPart,
        stayInTouchPart,
      ],
    },
    attachments: calendarAttachments(booking, lines),
  };
}

function moneySentence(balance: Balance): string {
  if (balance.charged === 0) return 'We’ll agree the price with you before you pay anything.';
  const due = dueOf(balance);
  return due > 0 ? `There is ${formatMoney(due)} left to pay.` : 'It is paid: there is nothing left to pay.';
}

const calendarHint: MailPart = {
  kind: 'paragraph',
  text: 'The calendar file in this email replaces any earlier one.',
};

/** To the client: the session is somewhere else. */
export function bookingPlaceMail({ booking, lines }: Omit<Confirmation, 'balance'>, link: MailLink): Mail {
  const { id, name, email, reference, location } = booking;
  const where = location === '' ? 'We’ll agree the location with you.' : `It is now at: ${location}`;
  return {
    dedupeKey: `booking-place:${id}:${booking.revision}`,
    subjectId: id,
    recipient: email,
    replyTo: site.emails.bookings,
    subject: `Your booking ${reference} has a new location`,
    content: {
      preview: where,
      heading: 'Your session has a new location',
      parts: [
        { kind: 'paragraph', text: `Hello ${name}. We have changed the location of your session. ${where}` },
        bookingFacts(booking),
        ...(booking.eventDate === null ? [] : [calendarHint]),
        link,
        stayInTouchPart,
      ],
    },
    attachments: calendarAttachments(booking, lines),
  };
}
