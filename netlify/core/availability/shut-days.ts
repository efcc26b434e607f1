import { closedReason } from '#src/features/availability/calendar.ts';
import type { ShutPeriod } from '#src/features/staff/overview/overview.ts';
import { addDays } from '#src/lib/dates/dates.ts';
import { db } from '../database.ts';
import { availabilityBetween } from './availability.ts';
import { bookableSpan } from './bookable-span.ts';
import { calendarNow } from './calendar-shelf.ts';

/** The next `count` stretches of days that are full or blocked. Holidays and days off are known to everyone. */
export async function nextShutPeriods(now: Date, count: number): Promise<ShutPeriod[]> {
  const { first, last } = bookableSpan(now);
  const calendar = await calendarNow(db());
  const periods: ShutPeriod[] = [];
  for (const { day, left, closed: reason = null } of await availabilityBetween(db(), first, last)) {
    if (left > 0 || closedReason(calendar, day) !== undefined) continue;
    const before = periods.at(-1);
    if (before?.reason === reason && addDays(before.to, 1) === day) before.to = day;
    else if (periods.length < count) periods.push({ from: day, to: day, reason });
    else break;
  }
  return periods;
}
