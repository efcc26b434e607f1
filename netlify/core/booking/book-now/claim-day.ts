import { type DayAvailability, dayRefusal, nearestFreeDays } from '#src/domain/availability/calendar.ts';
import { addDays, todayInKigali } from '#src/lib/dates/dates.ts';
import { fieldsWrong } from '#src/lib/forms/form-fields.ts';
import { availabilityBetween, type Wanted } from '../../availability/availability.ts';
import { bookableSpan } from '../../availability/bookable-span.ts';
import { lockDays } from '../../availability/day-lock.ts';
import type { Transaction } from '../../database.ts';
import { ProblemError } from '../../errors.ts';
import type { Booking } from '../booking-queries.ts';

/** Days before and after the wanted day that are searched for free ones. */
const searchDays = 30;

/** Choice of a day: clients must give notice, staff may choose any day. */
export interface Choice {
  by: 'client' | 'studio';
  now: Date;
}

interface DayOfBooking {
  id: string;
  eventDate: string;
}

/** Locks the day and requires a free slot. Throws ProblemError 422 with `fields.eventDate`. */
export async function claimDay(
  tx: Transaction,
  { id, eventDate }: Pick<Booking, 'id' | 'eventDate'>,
  skus: readonly string[],
  { by, now }: Choice,
): Promise<void> {
  if (eventDate === null) return;
  await lockDays(tx, eventDate);
  const today = by === 'client' ? todayInKigali(now) : undefined;
  const wanted = await availabilityFor(tx, { id, eventDate }, { skus, today });
  if (wanted.left > 0) return;
  const sentence = dayRefusal(wanted, await freeDaysNear(tx, eventDate, { skus, today }, now));
  throw new ProblemError(422, fieldsWrong, { fields: { eventDate: sentence } });
}

/** Counts the day's free slots for a booking, ignoring its own. Reliable only under the day lock. */
export async function availabilityFor(
  tx: Transaction,
  { id, eventDate }: DayOfBooking,
  wanted: Wanted,
): Promise<DayAvailability> {
  const [day] = await availabilityBetween(tx, eventDate, eventDate, { ...wanted, apartFrom: id });
  if (day === undefined) throw new Error(`Nothing is known about ${eventDate}.`);
  return day;
}

async function freeDaysNear(tx: Transaction, day: string, wanted: Wanted, now: Date): Promise<string[]> {
  const { first, last } = bookableSpan(now);
  const days = await availabilityBetween(tx, addDays(day, -searchDays), addDays(day, searchDays), wanted);
  const bookable = days.filter((one) => one.day >= first && one.day <= last);
  return nearestFreeDays(bookable, day);
}
