import {
  type DayAvailability,
  dayAvailability,
  daysBetween,
  isMonth,
  spanWithin,
} from '#src/domain/availability/calendar.ts';
import type { StudioCalendar } from '#src/domain/availability/calendar-content.ts';
import type { DayService } from '#src/domain/availability/services/day-services.ts';
import { todayInKigali } from '#src/lib/dates/dates.ts';
import { correctFieldsMessage } from '#src/lib/forms/form-fields.ts';
import { type Database, db, type Transaction } from '../database.ts';
import { ProblemError } from '../errors.ts';
import { bookableSpan } from './bookable-span.ts';
import { readDays } from './read-days.ts';
import { servicesReader, servicesTaken } from './services-taken.ts';

/** For what a slot is looked for. */
export interface Wanted {
  /** The prices of the order, whose services have to fit, too. */
  skus?: readonly string[];
  /** The booking that looks for a slot, and does not count. */
  apartFrom?: string;
  /** Today's date when a client chooses, because clients book days ahead; absent for staff. */
  today?: string | undefined;
}

/** What is left of a month's days that can be booked at all, for such an order. Throws ProblemError 422 for anything but `YYYY-MM`. */
export async function monthAvailability(
  month: string,
  skus: readonly string[],
  now: Date,
): Promise<DayAvailability[]> {
  const span = bookableSpanOf(month, now);
  if (span === undefined) return [];
  return availabilityBetween(db(), span.first, span.last, { skus, today: todayInKigali(now) });
}

/** The first and the last day of a month that can be booked. Throws ProblemError 422 for anything but `YYYY-MM`. */
export function bookableSpanOf(month: string, now: Date): { first: string; last: string } | undefined {
  if (!isMonth(month)) {
    throw new ProblemError(422, correctFieldsMessage, {
      fields: { month: 'Please give a month as year and number: 2026-12.' },
    });
  }
  const { first, last } = bookableSpan(now);
  return spanWithin(month, first, last);
}

/**
 * What is left of each day from one to another, both included. Certain only for a day under its lock (claim-day.ts).
 */
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

/** Bookings that have a slot of a day, by service: of each that is wanted and has a limit. */
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
