import { addDays, isCalendarDate } from '#src/lib/dates/dates.ts';

export const bookingHorizonDays = 730;

export const noSuchDate = 'Please choose a date that exists.';

/** Returns why a day cannot be booked, or undefined. `today` is the date in Kigali. */
export function dayProblem(day: string, today: string): string | undefined {
  if (!isCalendarDate(day)) return noSuchDate;
  if (day < today) return 'This date has passed. Please choose a later one.';
  const last = addDays(today, bookingHorizonDays);
  return day > last ? 'Please choose a date within the next two years.' : undefined;
}
