import type { KeptAfterErasure } from '#src/domain/client/client-detail.ts';
import { keptBookingsSentence, openBookingSentence } from '#src/domain/client/client-words.ts';
import type { Booking } from '../booking/booking-queries.ts';
import { selectOpen } from '../booking/open-bookings.ts';
import type { Transaction } from '../database.ts';

/** Tells what an erasure would keep of these bookings, and which of them forbid it. */
export async function keptOf(tx: Transaction, own: readonly Booking[], now: Date): Promise<KeptAfterErasure> {
  const open = await selectOpen(tx, own, now);
  return {
    open: open.map(({ booking: { id, reference }, item }) => ({
      id,
      reference,
      sentence: openBookingSentence(item),
    })),
    reasons: own.length === 0 ? [] : [keptBookingsSentence(own.length)],
  };
}
