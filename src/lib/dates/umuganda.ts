import { addDays } from './dates.ts';
import { lastDayOf, monthOf, weekdayOf } from './months.ts';

/** Umuganda: community work on a month's last Saturday. No driving, filming or music until it ends. */

const saturday = 5;

/** Returns the earliest start in Kigali: 08:00, or 11:00 after Umuganda. */
export function earliestStart(day: string): '08:00' | '11:00' {
  return umugandaOf(monthOf(day)) === day ? '11:00' : '08:00';
}

export function umugandaOf(month: string): string {
  const last = lastDayOf(month);
  return addDays(last, -((weekdayOf(last) - saturday + 7) % 7));
}

export function startsLate(day: string): boolean {
  return earliestStart(day) !== '08:00';
}
