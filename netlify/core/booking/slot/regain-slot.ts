import { and, eq } from 'drizzle-orm';
import type { DayAvailability } from '#src/domain/availability/calendar.ts';
import { contactValues } from '#src/domain/studio/call-words.ts';
import { formatDate, kigaliMoment, todayInKigali } from '#src/lib/dates/dates.ts';
import { refusals } from '#src/lib/words/refusals.ts';
import { lockDays } from '../../availability/day-lock.ts';
import { hasSlot } from '../../availability/has-slot.ts';
import { skusOf } from '../../availability/services-taken.ts';
import type { Transaction } from '../../database.ts';
import { availabilityFor } from '../book-now/claim-day.ts';
import { bookings } from '../booking.table.ts';
import type { Booking } from '../booking-queries.ts';

type HeldSlot = Pick<Booking, 'id' | 'eventDate' | 'heldUntil'>;

/** True if a locked booking has its slot or can regain it; valid until the transaction ends. */
export async function hasOrRegainsSlot(tx: Transaction, booking: HeldSlot, now: Date): Promise<boolean> {
  return (await dayWithoutSlot(tx, booking, now)) === undefined;
}

/** Locks the day; returns it if the booking's slot is lost and the day full, else undefined. */
export async function dayWithoutSlot(
  tx: Transaction,
  { id, eventDate, heldUntil }: HeldSlot,
  now: Date,
): Promise<DayAvailability | undefined> {
  if (heldUntil === null || eventDate === null || eventDate < todayInKigali(now)) return undefined;
  await lockDays(tx, eventDate);
  const [held] = await tx
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(eq(bookings.id, id), hasSlot()));
  if (held !== undefined) return undefined;
  const wanted = await availabilityFor(tx, { id, eventDate }, { skus: await skusOf(tx, id) });
  return wanted.left > 0 ? undefined : wanted;
}

/** True if the session's day has passed and its slot was lost before: nothing is left to pay for. */
export function isOverWithoutSlot(
  { eventDate, heldUntil }: Pick<Booking, 'eventDate' | 'heldUntil'>,
  now: Date,
): boolean {
  if (eventDate === null || heldUntil === null || eventDate >= todayInKigali(now)) return false;
  return heldUntil < kigaliMoment(eventDate);
}

export function slotGoneForClient({ eventDate }: Pick<Booking, 'eventDate'>): string {
  return refusals('kept-slot')('dateGone', { ...contactValues, day: eventDate ?? '' });
}

export function slotGoneForStaff({ eventDate }: Pick<Booking, 'eventDate'>): string {
  return `This booking was not paid in time, and ${formatDate(eventDate ?? '')} has no slot left for it. Please move it to another day first.`;
}
