import { cancelRefusal, changeRefused } from '#src/domain/booking/move.ts';
import { refundFor, refundSum } from '#src/domain/booking/refund.ts';
import { refusals } from '#src/lib/words/refusals.ts';
import { db, type Transaction } from '../../database.ts';
import { ProblemError } from '../../errors.ts';
import { readHeldMoney } from '../../payment/ledger/held-money.ts';
import { type Booking, lockBooking } from '../booking-queries.ts';
import { cancel } from '../change/cancel.ts';
import { bookingByLink, type LinkHolder } from './booking-key.ts';
import { describeBooking, type MyBooking } from './my-booking.ts';

/** The refund that the client was shown, and its sum in RWF. */
export interface ShownRefund {
  refund?: string | undefined;
  sum?: number | undefined;
}

/**
 * Cancels the booking the link opens; idempotent. Throws ProblemError 404, 409 or 429.
 * 409 when the refund or its sum differs from the `shown` one, so that no client agrees to less.
 */
export async function cancelBooking(holder: LinkHolder, shown: ShownRefund): Promise<MyBooking> {
  const { id } = await bookingByLink(holder);
  return db().transaction(async (tx) => {
    const booking = await lockBooking(tx, id);
    if (booking === undefined) throw new Error('A booking was deleted while it was cancelled.');
    const done = booking.status === 'cancelled';
    const now = done ? booking : await cancelAsClient(tx, booking, holder.now, shown);
    return describeBooking(tx, now, holder);
  });
}

async function cancelAsClient(
  tx: Transaction,
  booking: Booking,
  now: Date,
  shown: ShownRefund,
): Promise<Booking> {
  const refusal = cancelRefusal(booking, now);
  if (refusal !== undefined) {
    throw new ProblemError(409, changeRefused(refusal, booking, 'cancel'));
  }
  const money = await readHeldMoney(tx, booking);
  const refund = refundFor({ ...booking, ...money }, now);
  const sum = refundSum(refund, money);
  if ((shown.refund ?? refund) !== refund || (shown.sum ?? sum) !== sum)
    throw new ProblemError(409, refusals('own-booking')('refundChanged'));
  return cancel(tx, booking, { actor: 'visitor', by: 'client', reason: '', refund, now });
}
