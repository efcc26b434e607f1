import { and, asc, between, sql } from 'drizzle-orm';
import { createEvents, type EventAttributes } from 'ics';
import { availabilityWords } from '#src/domain/availability/words/words.ts';
import { lateStartSentence } from '#src/domain/booking/day/day-words.ts';
import { bookingStates } from '#src/domain/booking/staff/staff-booking-words.ts';
import { site } from '#src/domain/studio/site.ts';
import { addDays } from '#src/lib/dates/dates.ts';
import { wordsIn } from '#src/lib/words/catalogue.ts';
import { limitAddress } from '../abuse/rate-limit.ts';
import { bookableSpan } from '../availability/bookable-span.ts';
import { hasSlot } from '../availability/has-slot.ts';
import { bookingLines, bookings } from '../booking/booking.table.ts';
import type { Booking } from '../booking/booking-queries.ts';
import { oneLine, sessionEvent } from '../booking/calendar.ts';
import { db } from '../database.ts';
import { ProblemError } from '../errors.ts';
import { dashboardUrl } from '../site-url.ts';
import { isAddress } from './calendar-address.ts';

/** Per IP address; calendar programs read a few times a day, several for a whole office. */
const readsPerHour = 60;

/** Past days included in the feed. */
const keptDays = 60;

interface Reader {
  token: string;
  address: string;
  now: Date;
}

/** Builds the calendar file, without cancelled or lapsed bookings. Throws ProblemError 404 or 429. */
export async function calendarFeed({ token, address, now }: Reader): Promise<string> {
  // Outside any transaction, so that refused requests count too.
  await limitAddress(db(), 'calendar-feed', address, readsPerHour);
  if (!(await isAddress(token))) throw new ProblemError(404, 'There is no calendar at this address.');
  const { first, last } = bookableSpan(now);
  const booked = await feedBookings(addDays(first, -keptDays), last);
  const head = { productId: site.name, method: 'PUBLISH', calName: `${site.name}: bookings` };
  const { error, value } = createEvents(booked.map(eventOf), head);
  if (!value) throw new Error('The calendar file could not be made.', { cause: error });
  return value;
}

type FeedBooking = Booking & { labels: string[] };

async function feedBookings(first: string, last: string): Promise<FeedBooking[]> {
  const lines = sql`from ${bookingLines} where ${bookingLines.bookingId} = ${bookings.id}`;
  const labels = sql<
    string[]
  >`(select coalesce(json_agg(${bookingLines.label} order by ${bookingLines.position}), '[]') ${lines})`;
  const found = await db()
    .select({ booking: bookings, labels })
    .from(bookings)
    .where(and(between(bookings.eventDate, first, last), hasSlot()))
    .orderBy(asc(bookings.eventDate), asc(bookings.createdAt), asc(bookings.id));
  return found.map(({ booking, labels }) => ({ ...booking, labels }));
}

/** Builds an event with only what staff need on the way: no client’s words, no payments. */
function eventOf(booking: FeedBooking): EventAttributes {
  const { name, labels, reference, phone, status, eventDate, startTime } = booking;
  const later =
    startTime === null && eventDate && lateStartSentence(wordsIn('en', availabilityWords), eventDate);
  return {
    ...sessionEvent(booking),
    title: oneLine(`${name}: ${labels.join('; ')}`),
    description: oneLine(
      `Booking ${reference}. ${bookingStates[status]}. ${later ? `${later} ` : ''}Phone: ${phone}`,
    ),
    url: dashboardUrl('bookings', { open: reference }),
  };
}
