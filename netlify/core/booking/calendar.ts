import { createEvent, type EventAttributes } from 'ics';
import { availabilityWords } from '#src/domain/availability/words/words.ts';
import { lateStartSentence } from '#src/domain/booking/day/day-words.ts';
import { type SessionTime, sessionSpan } from '#src/domain/booking/day/session-time.ts';
import { lineLabelIn } from '#src/domain/catalogue/packages/packages-in.ts';
import { contactValues } from '#src/domain/studio/call-words.ts';
import { site } from '#src/domain/studio/site.ts';
import { addDays } from '#src/lib/dates/dates.ts';
import { wordsIn } from '#src/lib/words/catalogue.ts';
import { clientLanguage } from '../client-language.ts';
import type { MailAttachment } from '../mail/mail-content.ts';
import type { Booking, BookingLine } from './booking-queries.ts';
import { bookingPartWords } from './words/words.ts';

const eventStatus = { pending: 'TENTATIVE', confirmed: 'CONFIRMED', cancelled: 'CANCELLED' } as const;

/** Makes the calendar file of a booking, for its client or, in English, for staff. */
export function calendarAttachments(
  booking: Booking,
  lines: BookingLine[],
  language = clientLanguage(booking),
): MailAttachment[] {
  const { eventDate, startTime } = booking;
  if (eventDate === null) return [];
  const words = wordsIn(language, bookingPartWords);
  const { error, value } = createEvent({
    ...sessionEvent(booking),
    productId: site.name,
    title: `${site.name}: ${lines.map((line) => lineLabelIn(language, line)).join('; ')}`,
    description: [
      words.calendarBooking({ reference: booking.reference }),
      ...(startTime === null
        ? [words.calendarTimeOpen, lateStartSentence(wordsIn(language, availabilityWords), eventDate)]
        : []),
      words.calendarQuestions(contactValues),
    ]
      .filter(Boolean)
      .join(' '),
    // Calendars remove an event only if both `method` and `status` cancel it.
    method: booking.status === 'cancelled' ? 'CANCEL' : 'PUBLISH',
    organizer: { name: site.name, email: site.emails.bookings },
  });
  if (!value) throw new Error('The calendar file could not be made.', { cause: error });
  return [{ filename: `${booking.reference}.ics`, contentType: 'text/calendar', content: value }];
}

/** Builds the calendar event of a booking: all-day until its hour is set. */
export function sessionEvent(booking: Booking): EventAttributes {
  const { id, location, revision, createdAt, status } = booking;
  return {
    // A stable UID makes a later file replace an earlier one.
    uid: `${id}@${new URL(site.url).hostname}`,
    ...(location === '' ? {} : { location: oneLine(location) }),
    ...eventTime(booking),
    sequence: revision,
    created: createdAt.getTime(),
    status: eventStatus[status],
    busyStatus: status === 'cancelled' ? 'FREE' : 'BUSY',
  };
}

/** Gives times in UTC, which every calendar shows in its own zone. */
function eventTime(booking: SessionTime) {
  const day = booking.eventDate ?? '';
  const span = sessionSpan(booking);
  if (span === null || booking.minutes === null)
    return { start: dateParts(day), end: dateParts(addDays(day, 1)) };
  return {
    start: span.from.getTime(),
    startOutputType: 'utc' as const,
    duration: { minutes: booking.minutes },
  };
}

/** Strips line breaks, which would let a client inject lines into the calendar file. */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
}

function dateParts(date: string): [number, number, number] {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return [year, month, day];
}
