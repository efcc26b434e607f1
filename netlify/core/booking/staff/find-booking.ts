import { eq } from 'drizzle-orm';
import { isId } from '#src/lib/ids.ts';
import type { Transaction } from '../../database.ts';
import { ProblemError } from '../../errors.ts';
import { bookings } from '../booking.table.ts';
import type { Booking } from '../booking-queries.ts';

/** Finds a booking by id or reference; `lock` takes a row lock. Throws ProblemError 404. */
export async function findBooking(tx: Transaction, which: string, lock = false): Promise<Booking> {
  const matches = isId(which) ? eq(bookings.id, which) : eq(bookings.reference, which.toUpperCase());
  const query = tx.select().from(bookings).where(matches);
  // PostgreSQL rejects NUL even in a comparison.
  const [booking] = which.includes('\0') ? [] : await (lock ? query.for('update') : query);
  if (booking !== undefined) return booking;
  throw new ProblemError(404, 'We cannot find this booking. Please check its reference.');
}
