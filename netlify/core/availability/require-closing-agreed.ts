import { newlyClosed } from '#src/domain/availability/calendar.ts';
import { type CalendarFields, calendarOf } from '#src/domain/availability/kept/calendar-fields.ts';
import { closingSentence } from '#src/domain/availability/staff-day-words.ts';
import type { UnagreedAnswer } from '#src/domain/shelf/entry.ts';
import type { Transaction } from '../database.ts';
import { ProblemError } from '../errors.ts';
import { bookableSpan } from './bookable-span.ts';
import { bookingsOn } from './bookings-on.ts';
import { lockDays } from './day-lock.ts';

/**
 * Whoever closes days has been told who has booked them: a booking that is not among the `agreed` references is a 409 with all
 * of them. One that comes meanwhile was either first, and is named, or is refused.
 */
export async function requireClosingAgreed(
  tx: Transaction,
  before: CalendarFields,
  after: CalendarFields,
  agreed: readonly string[],
): Promise<void> {
  const span = bookableSpan(new Date());
  // All of them: whoever is still booking has read the numbers that were published before, which may be higher.
  await lockDays(tx, span.first, span.last);
  const days = newlyClosed(calendarOf(before), calendarOf(after), span.first, span.last);
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return;
  const closing = new Set(days);
  const bookings = (await bookingsOn(tx, first, last)).filter(({ day }) => closing.has(day));
  if (bookings.every(({ reference }) => agreed.includes(reference))) return;
  throw new ProblemError(409, closingSentence(bookings), {
    extra: { unagreed: bookings.map(({ reference }) => reference) } satisfies UnagreedAnswer,
  });
}
