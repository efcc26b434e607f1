import type { Block, DayBooking, Period, UnseenBookingsAnswer } from '#src/domain/availability/days.ts';
import type { Answer } from '#src/lib/answer.ts';
import { blockDays } from './days-queries.ts';

/** Blocks days once `agree` accepts the bookings on them, here and on the server; else undefined. */
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

/** The bookings that the server asks about; undefined when it says something else. */
function unseenBookings(answer: Answer<unknown>): DayBooking[] | undefined {
  if (answer.kind !== 'refused' || answer.status !== 409) return undefined;
  return (answer.body as Partial<UnseenBookingsAnswer> | undefined)?.bookings;
}
