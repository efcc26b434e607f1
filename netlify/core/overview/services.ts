import { and, eq, ne, sql } from 'drizzle-orm';
import type { Overview } from '#src/domain/overview/overview.ts';
import { addDays, todayInKigali } from '#src/lib/dates/dates.ts';
import { serviceOf } from '../booking/booked-service.ts';
import { bookingLines, bookings } from '../booking/booking.table.ts';
import { db } from '../database.ts';
import { fromDay } from '../lists/day-range.ts';

/** Counts the bookings of the last 30 days by the service of their first line, without cancelled ones. */
export async function bookingsByService(now: Date): Promise<Overview['services']> {
  const service = serviceOf();
  const count = sql<number>`count(*)::int`;
  return db()
    .select({ service, bookings: count })
    .from(bookings)
    .innerJoin(bookingLines, and(eq(bookingLines.bookingId, bookings.id), eq(bookingLines.position, 0)))
    .where(
      and(
        ne(bookings.kind, 'fee'),
        fromDay(bookings.createdAt, addDays(todayInKigali(now), -29)),
        ne(bookings.status, 'cancelled'),
      ),
    )
    .groupBy(service)
    .orderBy(sql`${count} desc`, service);
}
