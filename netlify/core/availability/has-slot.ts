import { and, gt, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { bookings } from '../booking/booking.table.ts';

/**
 * Matches bookings that hold their day’s slot: not cancelled, and the hold not expired.
 * Uses the statement’s start time, so it is right after waiting for the day lock.
 */
export function hasSlot(): SQL | undefined {
  const held = or(isNull(bookings.heldUntil), gt(bookings.heldUntil, sql`statement_timestamp()`));
  return and(ne(bookings.status, 'cancelled'), held);
}
