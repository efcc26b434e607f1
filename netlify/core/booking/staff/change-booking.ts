import { eq, sql } from 'drizzle-orm';
import type { StaffBooking } from '#src/domain/booking/staff/staff-booking.ts';
import type { SignedIn } from '../../account/sessions.ts';
import { db, type Transaction } from '../../database.ts';
import { conflict } from '../../errors.ts';
import { bookings } from '../booking.table.ts';
import type { Booking } from '../booking-queries.ts';
import { describeForStaff } from './describe-booking.ts';
import { findBooking } from './find-booking.ts';

/** A change by staff; `which` is the booking's id or reference. */
export interface StaffChange {
  me: SignedIn;
  which: string;
  now: Date;
}

/**
 * Runs `work` on the locked booking and returns the result. Throws ProblemError 404 or 409.
 * 409 with `current` if `version` is stale or `work` throws RefusedChange.
 */
export async function changeBooking(
  { me, which, now }: StaffChange,
  version: number,
  work: (tx: Transaction, booking: Booking) => Promise<unknown>,
): Promise<StaffBooking> {
  return db().transaction(async (tx) => {
    const booking = await findBooking(tx, which, true);
    const current = () => describeForStaff(tx, booking, { me, now });
    if (booking.version !== version) {
      const sentence = 'Someone has changed this booking since you opened it. Please look at it again.';
      throw conflict(sentence, await current());
    }
    try {
      await work(tx, booking);
    } catch (error) {
      if (!(error instanceof RefusedChange)) throw error;
      throw conflict(error.message, await current());
    }
    // Raises the version even if `work` changed only related rows.
    const [changed] = await tx
      .update(bookings)
      .set({ revision: sql`${bookings.revision}` })
      .where(eq(bookings.id, booking.id))
      .returning();
    if (changed === undefined) throw new Error('The database did not return the booking it changed.');
    return describeForStaff(tx, changed, { me, now });
  });
}

/** Change that the booking's state forbids, with the reason. Throw it before anything is written. */
export class RefusedChange extends Error {}
