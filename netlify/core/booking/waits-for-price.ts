import { and, eq, exists, isNull, not, type SQL, sql } from 'drizzle-orm';
import { db } from '../database.ts';
import { bookingLines, bookings } from './booking.table.ts';

/** Requests that the studio has to name a price for: a line has none that can be charged, and nothing was agreed. */
export function waitsForPrice(): SQL | undefined {
  const unpriced = db()
    .select({ one: sql`1` })
    .from(bookingLines)
    .where(and(eq(bookingLines.bookingId, bookings.id), not(bookingLines.fixed)));
  return and(eq(bookings.status, 'pending'), isNull(bookings.agreedAt), exists(unpriced));
}
