import { addDays, todayInKigali } from '#src/lib/dates/dates.ts';

export function usualLastDay(): string {
  return addDays(todayInKigali(new Date()), 14);
}
