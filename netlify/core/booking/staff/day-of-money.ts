import { todayInKigali } from '#src/lib/dates/dates.ts';
import { fieldProblem } from '../../read-fields.ts';
import type { Booking } from '../booking-queries.ts';

/** Refuses a future date, or for a session one before the booking. Throws ProblemError 422. */
export function requireDayOfMoney({ kind, createdAt }: Booking, date: string, now: Date): void {
  if (date > todayInKigali(now)) throw fieldProblem('date', 'This date is in the future.');
  if (kind !== 'fee' && date < todayInKigali(createdAt))
    throw fieldProblem('date', 'The booking was made later: please check the date.');
}
