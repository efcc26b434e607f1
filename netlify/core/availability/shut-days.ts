import { closedReason } from '#src/domain/availability/calendar.ts';
import { exhaustedServices } from '#src/domain/availability/services/day-services.ts';
import type { ShutPeriod } from '#src/domain/overview/overview.ts';
import { addDays } from '#src/lib/dates/dates.ts';
import { db } from '../database.ts';
import { availabilityBetween } from './availability.ts';
import { bookableSpan } from './bookable-span.ts';
import { calendarNow } from './calendar-shelf.ts';
import { servicesReader, servicesTaken } from './services-taken.ts';

/** Finds the next `count` periods that are full, also for one service, or blocked; no regular days off. */
export async function nextShutPeriods(now: Date, count: number): Promise<ShutPeriod[]> {
  const { first, last } = bookableSpan(now);
  const calendar = await calendarNow(db());
  const { serviceCapacity } = calendar;
  const isLimited = Object.keys(serviceCapacity).length > 0;
  const taken = isLimited ? await servicesTaken(db(), first, last, await servicesReader(db())) : new Map();
  const periods: ShutPeriod[] = [];
  for (const { day, left, closed: reason = null } of await availabilityBetween(db(), first, last)) {
    if (closedReason(calendar, day) !== undefined) continue;
    const full = left > 0 ? exhaustedServices(serviceCapacity, taken.get(day)) : [];
    if (left > 0 && full.length === 0) continue;
    const next = { from: day, to: day, reason, full };
    const before = periods.at(-1);
    if (before && isContinued(before, next)) before.to = day;
    else if (periods.length < count) periods.push(next);
    else break;
  }
  return periods;
}

function isContinued(before: ShutPeriod, { from, reason, full }: ShutPeriod): boolean {
  const isSame = before.reason === reason && before.full.join() === full.join();
  return isSame && addDays(before.to, 1) === from;
}
