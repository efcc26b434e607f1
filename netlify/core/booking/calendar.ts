import { createEvent, type EventAttributes } from 'ics';
import { callUs } from '#src/domain/studio/call-words.ts';
import { site } from '#src/domain/studio/site.ts';
import { addDays } from '#src/lib/dates/dates.ts';
import { lateStartSentence } from '#src/lib/dates/umuganda.ts';
import type { MailAttachment } from '../mail/mail-content.ts';
import type { Booking, BookingLine } from './booking-queries.ts';

const eventStatus = { pending: 'TENTATIVE', confirmed: 'CONFIRMED', cancelled: 'CANCELLED' } as const;

/** The day as a calendar file, when there is a day. */
export function calendarAttachments(booking: Booking, lines: BookingLine[]): MailAttachment[] {
  if (booking.eventDate === null) return [];
  const { error, value } = createEvent({
    ...dayEvent(booking),
    productId: site.name,
    title: `${site.name}: ${lines.map((line) => line.label).join('; ')}`,
    description: [
      `Booking ${booking.reference}. We’ll agree the time with you.`,
      lateStartSentence(booking.eventDate),
      `If you have questions, ${callUs}.`,
    ]
      .filter(Boolean)
      .join(' '),
    // A calendar takes the event out again when both say so.
    method: booking.status === 'cancelled' ? 'CANCEL' : 'PUBLISH',
    organizer: { name: site.name, email: site.emails.bookings },
  });
  if (!value) throw new Error('The calendar file could not be made.', { cause: error });
  return [{ filename: `${booking.reference}.ics`, contentType: 'text/calendar', content: value }];
}

/** What every calendar is told of a booking that has a day. The hour is agreed later, so it fills the whole day. */
export function dayEvent({ id, eventDate, location, revision, createdAt, status }: Booking): EventAttributes {
  const day = eventDate ?? '';
  return {
    // The same booking is the same event: a later file replaces an earlier one.
    uid: `${id}@${new URL(site.url).hostname}`,
    ...(location === '' ? {} : { location: oneLine(location) }),
    start: dateParts(day),
    end: dateParts(addDays(day, 1)),
    sequence: revision,
    created: createdAt.getTime(),
    status: eventStatus[status],
    busyStatus: status === 'cancelled' ? 'FREE' : 'BUSY',
  };
}

/** A line break of a client's would begin a line of the file. */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
}

function dateParts(date: string): [number, number, number] {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return [year, month, day];
}
