import { and, eq } from 'drizzle-orm';
import { site } from '#src/features/studio/site.ts';
import { formatDate, todayInKigali } from '#src/lib/dates/dates.ts';
import { lockDays } from '../../availability/day-lock.ts';
import { hasPlace } from '../../availability/has-place.ts';
import type { Transaction } from '../../database.ts';
import { dayAsWanted } from '../book-now/claim-day.ts';
import { bookings } from '../booking.table.ts';
import type { Booking } from '../booking-queries.ts';

/**
 * True when a booking that is locked has its place, or could have it again: under the lock of its day, so that this holds until
 * the transaction ends. An open day has room for everyone, and of one that has passed nobody wants a place.
 */
export async function hasOrRegainsPlace(
  tx: Transaction,
  { id, eventDate, heldUntil }: Pick<Booking, 'id' | 'eventDate' | 'heldUntil'>,
  now: Date,
): Promise<boolean> {
  if (heldUntil === null || eventDate === null || eventDate < todayInKigali(now)) return true;
  await lockDays(tx, eventDate);
  const [held] = await tx
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(eq(bookings.id, id), hasPlace()));
  if (held !== undefined) return true;
  return (await dayAsWanted(tx, { id, eventDate })).left > 0;
}

/** True when the day of a session has passed that the booking had lost before: there is nothing to pay for. */
export function isOverWithoutPlace(
  { eventDate, heldUntil }: Pick<Booking, 'eventDate' | 'heldUntil'>,
  now: Date,
): boolean {
  if (eventDate === null || heldUntil === null || eventDate >= todayInKigali(now)) return false;
  return heldUntil < new Date(`${eventDate}T00:00:00+02:00`);
}

/** Why nothing is asked for a booking whose place is gone, for the client. */
export function placeGoneForClient({ eventDate }: Pick<Booking, 'eventDate'>): string {
  return `We have not asked for any payment: the time for which we kept ${formatDate(eventDate ?? '')} is over, and that date is no longer free. Please choose another date with the link in our email about your booking, or call us on ${site.phones[0].display}.`;
}

/** Why nothing goes on with a booking whose place is gone, for the staff. */
export function placeGoneForStaff({ eventDate }: Pick<Booking, 'eventDate'>): string {
  return `This booking was not paid in time, and ${formatDate(eventDate ?? '')} has no slot left for it. Please move it to another day first.`;
}
