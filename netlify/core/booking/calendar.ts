import { createEvent } from 'ics';
import { site } from '#src/features/studio/site.ts';
import { addDays } from '#src/lib/dates/dates.ts';
import type { MailAttachment } from '../mail/mail-content.ts';
import type { Booking, BookingLine } from './booking-queries.ts';

const eventStatus = { pending: 'TENTATIVE', confirmed: 'CONFIRMED', cancelled: 'CANCELLED' } as const;

/** The day as a calendar file, when there is a day. The hour is agreed later, so it fills the whole day. */
export function calendarAttachments(booking: Booking, lines: BookingLine[]): MailAttachment[] {
  if (booking.eventDate === null) return [];
  const cancelled = booking.status === 'cancelled';
  const { error, value } = createEvent({
    // The same booking is the same event: a later file replaces an earlier one.
    uid: `${booking.id}@${new URL(site.url).hostname}`,
    productId: site.name,
    title: `${site.name}: ${lines.map((line) => line.label).join('; ')}`,
    description: `Booking ${booking.reference}. We’ll agree the time with you. Questions: ${site.phones[0].display}`,
    ...(booking.location === '' ? {} : { location: booking.location }),
    start: dateParts(booking.eventDate),
    end: dateParts(addDays(booking.eventDate, 1)),
    sequence: booking.revision,
    // A calendar takes the event out again when both say so.
    method: cancelled ? 'CANCEL' : 'PUBLISH',
    created: booking.createdAt.getTime(),
    status: eventStatus[booking.status],
    busyStatus: cancelled ? 'FREE' : 'BUSY',
    organizer: { name: site.name, email: site.emails.bookings },
  });
  if (!value) throw new Error('The calendar file could not be made.', { cause: error });
  return [{ filename: `${booking.reference}.ics`, contentType: 'text/calendar', content: value }];
}

function dateParts(date: string): [number, number, number] {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return [year, month, day];
}
