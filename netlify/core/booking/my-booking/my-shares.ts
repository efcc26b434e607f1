import type { ShareLink } from '#src/domain/payment/share/share.ts';
import { db, type Transaction } from '../../database.ts';
import { makeShare, renewLink, withdrawShare } from '../../payment/share/change-shares.ts';
import { type Booking, lockBooking } from '../booking-queries.ts';
import { bookingByLink, invalidLink, type LinkHolder } from './booking-key.ts';
import { describeBooking, type MyBooking } from './my-booking.ts';

const actor = 'visitor';

/** Makes a share of the booking that the link opens. Throws ProblemError 400, 404, 409, 422 or 429. */
export async function shareMyBooking(
  holder: LinkHolder,
  body: unknown,
  key: string | undefined,
): Promise<ShareLink> {
  return inBooking(holder, (tx, booking) => makeShare(tx, booking, body, { actor, key }));
}

/** Makes another link for a share, which ends the earlier one. Throws ProblemError 404, 409 or 429. */
export async function renewMyShare(holder: LinkHolder, share: string): Promise<ShareLink> {
  return inBooking(holder, (tx, booking) => renewLink(tx, booking, share, { actor }));
}

/** Withdraws a share; idempotent. Throws ProblemError 404, 409 or 429. */
export async function withdrawMyShare(holder: LinkHolder, share: string): Promise<MyBooking> {
  return inBooking(holder, async (tx, booking) => {
    await withdrawShare(tx, booking, share, { actor, now: holder.now });
    return describeBooking(tx, booking, holder);
  });
}

async function inBooking<Result>(
  holder: LinkHolder,
  work: (tx: Transaction, booking: Booking) => Promise<Result>,
): Promise<Result> {
  const { id } = await bookingByLink(holder);
  return db().transaction(async (tx) => {
    const booking = await lockBooking(tx, id);
    if (booking === undefined) throw invalidLink();
    return work(tx, booking);
  });
}
