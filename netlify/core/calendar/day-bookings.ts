import { and, asc, between, ne, sql } from 'drizzle-orm';
import type { CalendarBooking } from '#src/features/staff/calendar/calendar.ts';
import { bookingLines, bookings } from '../booking/booking.table.ts';
import { bookingNotes } from '../booking/staff/booking-note.table.ts';
import { db } from '../database.ts';
import { chargedOf, paidOf } from '../payment/paid.ts';

// In parts of their own: what stands alone in a selection loses the names of its tables.
const lines = sql`from ${bookingLines} where ${bookingLines.bookingId} = ${bookings.id}`;
const warnings = sql`from ${bookingNotes} where ${bookingNotes.bookingId} = ${bookings.id} and ${bookingNotes.first}`;

/** The bookings that have a place of these days, first come first: who, where, for what, and whether it is paid. */
export async function bookingsBetween(first: string, last: string): Promise<CalendarBooking[]> {
  const { id, reference, name, phone, location, status, total, version } = bookings;
  const found = await db()
    .select({
      ...{ id, reference, name, phone, location, status, total, version, day: bookings.eventDate },
      lines: sql<CalendarBooking['lines']>`(
        select json_agg(json_build_object('label', ${bookingLines.label}, 'quantity', ${bookingLines.quantity}) order by ${bookingLines.position}) ${lines})`,
      fixed: sql<boolean>`(${bookings.agreedAt} is not null or (select bool_and(${bookingLines.fixed}) ${lines}))`,
      charged: chargedOf(id),
      paid: paidOf(id),
      warnings: sql<string[]>`(
        select coalesce(json_agg(${bookingNotes.text} order by ${bookingNotes.createdAt}), '[]') ${warnings})`,
    })
    .from(bookings)
    .where(and(between(bookings.eventDate, first, last), ne(status, 'cancelled')))
    .orderBy(asc(bookings.eventDate), asc(bookings.createdAt), asc(id));
  return found as CalendarBooking[];
}
