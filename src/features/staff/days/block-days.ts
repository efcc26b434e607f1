import type { Answer } from '#src/lib/answer.ts';
import {
  type Block,
  bookingsWithin,
  type DayBooking,
  type Period,
  type UnseenBookingsAnswer,
} from './days.ts';
import { blockDays, daysStore } from './days-store.ts';

/**
 * Blocks days. Where bookings are on them, `agree` is asked first, and again for those that the server knows besides;
 * undefined when it does not agree.
 */
export async function blockIfAgreed(
  period: Period,
  block: Block,
  agree: (bookings: DayBooking[]) => Promise<boolean>,
): Promise<Answer<unknown> | undefined> {
  let bookings = bookingsWithin(daysStore.get().days, period);
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
