import { and, between, sql } from 'drizzle-orm';
import { mostDayNames } from '#src/domain/calendar/calendar.ts';
import { hasSlot } from '../availability/has-slot.ts';
import { bookings } from '../booking/booking.table.ts';
import { db } from '../database.ts';

/** Reads the first clients of each day, in the order of `bookingsBetween`. */
export async function namesBetween(first: string, last: string): Promise<Map<string, string[]>> {
  const { name, eventDate, startTime, createdAt, id } = bookings;
  const ordered = sql`array_agg(${name} order by ${startTime}, ${createdAt}, ${id})`;
  const found = await db()
    .select({
      day: sql<string>`${eventDate}`,
      names: sql<string[]>`(${ordered})[1:${sql.raw(String(mostDayNames))}]`,
    })
    .from(bookings)
    .where(and(between(eventDate, first, last), hasSlot()))
    .groupBy(eventDate);
  return new Map(found.map(({ day, names }) => [day, names]));
}
