import type { StaffBooking } from '#src/domain/booking/staff/staff-booking.ts';
import type { ShareLink } from '#src/domain/payment/share/share.ts';
import { db } from '../../database.ts';
import { makeShare, renewLink, withdrawShare } from '../../payment/share/change-shares.ts';
import type { StaffChange } from './change-booking.ts';
import { describeForStaff } from './describe-booking.ts';
import { findBooking } from './find-booking.ts';

/** Makes a share for the client. Throws ProblemError 400, 404, 409, 422 or 429. */
export async function shareForClient(
  { me, which }: StaffChange,
  body: unknown,
  key: string | undefined,
): Promise<ShareLink> {
  return db().transaction(async (tx) =>
    makeShare(tx, await findBooking(tx, which, true), body, { actor: me.user.id, key }),
  );
}

/** Makes another link for a share, which ends the earlier one. Throws ProblemError 404, 409 or 429. */
export async function renewShareForClient({ me, which }: StaffChange, share: string): Promise<ShareLink> {
  return db().transaction(async (tx) =>
    renewLink(tx, await findBooking(tx, which, true), share, { actor: me.user.id }),
  );
}

/** Withdraws a share; idempotent. Throws ProblemError 404 or 409. */
export async function withdrawShareForClient(
  { me, which, now }: StaffChange,
  share: string,
): Promise<StaffBooking> {
  return db().transaction(async (tx) => {
    const booking = await findBooking(tx, which, true);
    await withdrawShare(tx, booking, share, { actor: me.user.id, now });
    return describeForStaff(tx, booking, { me, now });
  });
}
