import {
  clipMonth,
  type DayAvailability,
  dayAvailability,
  daysBetween,
  isMonth,
} from '#src/domain/availability/calendar.ts';
import type { StudioCalendar } from '#src/domain/availability/calendar-content.ts';
import type { DayService } from '#src/domain/availability/services/day-services.ts';
import { todayInKigali } from '#src/lib/dates/dates.ts';
import { fieldsWrong } from '#src/lib/forms/form-fields.ts';
import { refusals } from '#src/lib/words/refusals.ts';
import { type Database, db, type Transaction } from '../database.ts';
import { ProblemError } from '../errors.ts';
import { bookableSpan } from './bookable-span.ts';
import { readDays } from './read-days.ts';
import { servicesReader, servicesTaken } from './services-taken.ts';

const refused = refusals('availability');

export interface Wanted {
  /** Prices of the order, whose services must be free too. */
  skus?: readonly string[];
  /** Booking to ignore, because it is the one looking for a slot. */
  apartFrom?: string;
  /** Today’s date for clients, who book days ahead; absent for staff. */
  today?: string | undefined;
}

/**
 * Reads the free capacity of a month’s bookable days; for staff without the notice that clients give.
 * Throws ProblemError 422 unless `YYYY-MM`.
 */
export async function monthAvailability(
  month: string,
  skus: readonly string[],
  now: Date,
  by: 'client' | 'staff' = 'client',
): Promise<DayAvailability[]> {
  const span = bookableSpanOf(month, now);
  if (span === undefined) return [];
  const today = by === 'client' ? todayInKigali(now) : undefined;
  return availabilityBetween(db(), span.first, span.last, { skus, today });
}

/** Returns a month’s first and last bookable day. Throws ProblemError 422 unless `YYYY-MM`. */
export function bookableSpanOf(month: string, now: Date): { first: string; last: string } | undefined {
  if (!isMonth(month)) {
    throw new ProblemError(422, fieldsWrong, {
      fields: { month: refused('monthWrong') },
    });
  }
  const { first, last } = bookableSpan(now);
  return clipMonth(month, first, last);
}

/** Reads the free capacity of each day, both ends included. Reliable only under the day lock. */
export async function availabilityBetween(
  tx: Transaction | Database,
  first: string,
  last: string,
  wanted: Wanted = {},
): Promise<DayAvailability[]> {
  const { calendar, taken, blocked } = await readDays(tx, first, last, wanted.apartFrom);
  const services = await wantedServices(tx, calendar, first, last, wanted);
  return daysBetween(first, last).map((day) =>
    dayAvailability(calendar, day, {
      taken: taken[day] ?? 0,
      blocked: blocked[day],
      services: services(day),
      today: wanted.today,
    }),
  );
}

async function wantedServices(
  tx: Transaction | Database,
  { serviceCapacity }: StudioCalendar,
  first: string,
  last: string,
  { skus = [], apartFrom }: Wanted,
): Promise<(day: string) => ReadonlyMap<DayService, number>> {
  const none = new Map();
  if (skus.length === 0 || Object.keys(serviceCapacity).length === 0) return () => none;
  const read = await servicesReader(tx);
  const wanted = read(skus).filter((service) => serviceCapacity[service] !== undefined);
  if (wanted.length === 0) return () => none;
  const taken = await servicesTaken(tx, first, last, read, apartFrom);
  return (day) => new Map(wanted.map((service) => [service, taken.get(day)?.get(service) ?? 0]));
}
