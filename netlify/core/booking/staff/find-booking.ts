import { eq } from 'drizzle-orm';
import { isId } from '#src/lib/ids.ts';
import type { Transaction } from '../../database.ts';
import { ProblemError } from '../../errors.ts';
import { bookings } from '../booking.table.ts';
import type { Booking } from '../booking-queries.ts';

/** Finds a booking by its id or its reference, and locks it for a change. Throws ProblemError 404. */
export async function findBooking(tx: Transaction, which: string, lock = false): Promise<Booking> {
  const matches = isId(which) ? eq(bookings.id, which) : eq(bookings.reference, which.toUpperCase());
  const query = tx.select().from(bookings).where(matches);
  // PostgreSQL cannot even compare with it.
  const [booking] = which.includes('\0') ? [] : await (lock ? query.for('update') : query);
  if (booking !== undefined) return booking;
  throw new ProblemError(404, 'We cannot find this booking. Please check its reference.');
}
