import { newlyClosed } from '#src/domain/availability/calendar.ts';
import { type CalendarFields, calendarOf } from '#src/domain/availability/fields/calendar-fields.ts';
import { closingSentence } from '#src/domain/availability/staff-day-words.ts';
import type { UnagreedAnswer } from '#src/domain/shelf/entry.ts';
import type { Transaction } from '../database.ts';
import { ProblemError } from '../errors.ts';
import { bookableSpan } from './bookable-span.ts';
import { bookingsOn } from './bookings-on.ts';
import { lockDays } from './day-lock.ts';

/**
 * Throws ProblemError 409 with all bookings of newly closed days unless staff `agreed` to each.
 * A concurrent booking is either named or refused.
 */
export async function requireClosingAgreed(
  tx: Transaction,
  before: CalendarFields,
  after: CalendarFields,
  agreed: readonly string[],
): Promise<void> {
  const span = bookableSpan(new Date());
  // Lock all days: concurrent bookings may have read higher published capacities.
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
