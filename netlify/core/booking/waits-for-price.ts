import { and, eq, exists, isNull, ne, not, type SQL, sql } from 'drizzle-orm';
import { db } from '../database.ts';
import { bookingLines, bookings } from './booking.table.ts';

/** Matches bookings, confirmed or not, that have a line without a fixed price and no agreed total. */
export function waitsForPrice(): SQL | undefined {
  const unpriced = db()
    .select({ one: sql`1` })
    .from(bookingLines)
    .where(and(eq(bookingLines.bookingId, bookings.id), not(bookingLines.fixed)));
  return and(ne(bookings.status, 'cancelled'), isNull(bookings.agreedAt), exists(unpriced));
}
