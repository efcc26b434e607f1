import { eq, sql } from 'drizzle-orm';
import type { StaffBooking } from '#src/domain/booking/staff/staff-booking.ts';
import type { SignedIn } from '../../account/sessions.ts';
import { db, type Transaction } from '../../database.ts';
import { conflict } from '../../errors.ts';
import { bookings } from '../booking.table.ts';
import type { Booking } from '../booking-queries.ts';
import { describeForStaff } from './describe-booking.ts';
import { findBooking } from './find-booking.ts';

/** Who of the staff changes which booking, by its id or reference, and when. */
export interface StaffChange {
  me: SignedIn;
  which: string;
  now: Date;
}

/**
 * Changes a booking that is locked and still as it was seen, and answers it as it is then. Anyone who saw an earlier version
 * gets a 409 with `current`, as does a `work` that refuses. Throws ProblemError 404 and 409, and what `work` throws.
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
      if (!(error instanceof Conflict)) throw error;
      throw conflict(error.message, await current());
    }
    // Also what was written beside the booking makes it another version.
    const [changed] = await tx
      .update(bookings)
      .set({ revision: sql`${bookings.revision}` })
      .where(eq(bookings.id, booking.id))
      .returning();
    if (changed === undefined) throw new Error('The database did not return the booking it changed.');
    return describeForStaff(tx, changed, { me, now });
  });
}

/** A change that the booking, as it is, does not allow: a sentence that says why. Throw it before anything is written. */
export class Conflict extends Error {}
