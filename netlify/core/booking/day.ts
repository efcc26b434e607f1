import { dayProblem } from '#src/features/booking/booking.ts';
import { todayInKigali } from '#src/lib/dates.ts';
import { correctFieldsMessage } from '#src/lib/forms/form-fields.ts';
import type { Transaction } from '../database.ts';
import { ProblemError } from '../errors.ts';

/**
 * Makes sure, within the booking's transaction, that a session can be on this day; `_bookingId` is the booking that wants
 * it. Throws ProblemError 422 with the reason in `fields.eventDate`.
 */
export async function assertDayFree(_tx: Transaction, day: string, _bookingId?: string): Promise<void> {
  const problem = dayProblem(day, todayInKigali(new Date()));
  if (problem !== undefined) {
    throw new ProblemError(422, correctFieldsMessage, { fields: { eventDate: problem } });
  }
}
