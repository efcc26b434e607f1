import { and, eq, exists, isNull, ne, not, type SQL, sql } from 'drizzle-orm';
import { db } from '../database.ts';
import { bookingLines, bookings } from './booking.table.ts';

/** Requests that the studio has to name a price for, confirmed or not: a line has none that can be charged, and nothing was agreed. */
export function waitsForPrice(): SQL | undefined {
  const unpriced = db()
    .select({ one: sql`1` })
    .from(bookingLines)
    .where(and(eq(bookingLines.bookingId, bookings.id), not(bookingLines.fixed)));
  return and(ne(bookings.status, 'cancelled'), isNull(bookings.agreedAt), exists(unpriced));
}
