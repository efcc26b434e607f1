import type { StaffBooking } from '#src/domain/booking/staff/staff-booking.ts';
import { decisionSchema } from '#src/domain/booking/staff/staff-requests.ts';
import { readHeldMoney } from '../../payment/ledger/held-money.ts';
import { readFields } from '../../read-fields.ts';
import { cancel } from '../change/cancel.ts';
import { changeBooking, RefusedChange, type StaffChange } from './change-booking.ts';
import { confirm } from './confirm.ts';
import { refundNow } from './describe-booking.ts';

/** Confirms or cancels a booking and emails the client; idempotent. Throws 400, 404, 409 or 422. */
export async function decide(change: StaffChange, body: unknown): Promise<StaffBooking> {
  const { status, reason = '', by = 'studio', version } = readFields(decisionSchema, body);
  const { me, now } = change;
  const actor = me.user.id;
  return changeBooking(change, version, async (tx, booking) => {
    if (booking.status === status) return;
    if (booking.status === 'cancelled')
      throw new RefusedChange(
        'This booking is cancelled and its date is free for others: please make a new one.',
      );
    if (booking.kind === 'fee' && status === 'confirmed')
      throw new RefusedChange('A fee is settled by its payment: there is nothing to confirm.');
    if (status === 'confirmed') return confirm(tx, booking, actor, now);
    const money = await readHeldMoney(tx, booking);
    await cancel(tx, booking, { actor, by, reason, refund: refundNow(booking, money, by, now), now });
  });
}
