import { and, gt, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { bookings } from '../booking/booking.table.ts';

/**
 * Bookings that have the slot of their day: not cancelled, and not past the time for which they hold it. The one rule for
 * everything that counts or lists what a day takes. Time is read when the statement starts, so after a wait for the day's lock.
 */
export function hasSlot(): SQL | undefined {
  const held = or(isNull(bookings.heldUntil), gt(bookings.heldUntil, sql`statement_timestamp()`));
  return and(ne(bookings.status, 'cancelled'), held);
}
