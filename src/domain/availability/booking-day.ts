import { addDays, isCalendarDate } from '#src/lib/dates/dates.ts';
import { refusals } from '#src/lib/words/refusals.ts';

const refused = refusals('availability');

export const bookingHorizonDays = 730;

export const noSuchDate = refused('noSuchDate');

/** Returns the refusal of a day that cannot be booked, or undefined. `today` is the date in Kigali. */
export function dayProblem(day: string, today: string): string | undefined {
  if (!isCalendarDate(day)) return noSuchDate;
  if (day < today) return refused('datePassed');
  return day > addDays(today, bookingHorizonDays) ? refused('dateTooFar') : undefined;
}
