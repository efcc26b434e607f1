import { addDays, todayInKigali } from '#src/lib/dates/dates.ts';

/** Returns the default last day of a fee offer: 14 days from today, `YYYY-MM-DD`. */
export function usualLastDay(): string {
  return addDays(todayInKigali(new Date()), 14);
}
