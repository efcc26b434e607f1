import type { Block, DayBooking, Period, UnseenBookingsAnswer } from '#src/domain/availability/days.ts';
import type { Answer } from '#src/lib/answer.ts';
import { blockDays } from './days-queries.ts';

/** Blocks days once `agree` accepts their bookings, including new ones; else undefined. */
export async function blockIfAgreed(
  period: Period,
  block: Block,
  known: DayBooking[],
  agree: (bookings: DayBooking[]) => Promise<boolean>,
): Promise<Answer<unknown> | undefined> {
  let bookings = known;
  for (;;) {
    if (bookings.length > 0 && !(await agree(bookings))) return undefined;
    const references = bookings.map(({ reference }) => reference);
    const answer = await blockDays(period, block, references);
    const unseen = unseenBookings(answer);
    if (unseen === undefined) return answer;
    bookings = unseen;
  }
}

/** Returns the bookings of a 409 that `agree` has not seen; undefined for other responses. */
function unseenBookings(answer: Answer<unknown>): DayBooking[] | undefined {
  if (answer.kind !== 'refused' || answer.status !== 409) return undefined;
  return (answer.body as Partial<UnseenBookingsAnswer> | undefined)?.bookings;
}
