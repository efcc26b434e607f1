import { addDays, isCalendarDate } from '#src/lib/dates/dates.ts';

/** The furthest day that can be booked, counted from today. */
export const bookingHorizonDays = 730;

/** What a date says that is none. */
export const noSuchDate = 'Please choose a date that exists.';

/** Why nobody can book this day, or undefined. `today` is the calendar date in Kigali. */
export function dayProblem(day: string, today: string): string | undefined {
  if (!isCalendarDate(day)) return noSuchDate;
  if (day < today) return 'This date has passed. Please choose a later one.';
  const last = addDays(today, bookingHorizonDays);
  return day > last ? 'Please choose a date within the next two years.' : undefined;
}
