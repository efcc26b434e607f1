import { addDays, todayInKigali } from '#src/lib/dates/dates.ts';

/** Until when a fee can be accepted and paid, when nobody says otherwise: for two weeks. `YYYY-MM-DD`. */
export function usualLastDay(): string {
  return addDays(todayInKigali(new Date()), 14);
}
