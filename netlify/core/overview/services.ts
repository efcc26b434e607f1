import { and, eq, ne, sql } from 'drizzle-orm';
import type { Overview } from '#src/domain/overview/overview.ts';
import { addDays, todayInKigali } from '#src/lib/dates/dates.ts';
import { serviceOf } from '../booking/booked-service.ts';
import { bookingLines, bookings } from '../booking/booking.table.ts';
import { db } from '../database.ts';
import { fromDay } from '../lists/day-range.ts';

/** Counts the bookings of the last 30 days by the service of their first line, without cancelled ones. */
export async function bookingsByService(now: Date): Promise<Overview['services']> {
  const count = sql<number>`count(*)::int`;
  const first = and(eq(bookingLines.bookingId, bookings.id), eq(bookingLines.position, 0));
  // Limited, so that the database looks up one line a booking and does not start workers to join all.
  const line = db()
    .select({ service: serviceOf().as('service') })
    .from(bookingLines)
    .where(first)
    .limit(1)
    .as('line');
  return db()
    .select({ service: line.service, bookings: count })
    .from(bookings)
    .innerJoinLateral(line, sql`true`)
    .where(
      and(
        ne(bookings.kind, 'fee'),
        fromDay(bookings.createdAt, addDays(todayInKigali(now), -29)),
        ne(bookings.status, 'cancelled'),
      ),
    )
    .groupBy(line.service)
    .orderBy(sql`${count} desc`, line.service);
}
