import { cancelRefusal, changeRefusalSentence } from '#src/domain/booking/move.ts';
import {
  type HeldMoney,
  type Refund,
  refundFor,
  refundSentence,
  refundSum,
} from '#src/domain/booking/refund.ts';
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
    return describeBooking(tx, now, holder.now);
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
    throw new ProblemError(409, changeRefusalSentence(refusal, booking, 'cancel'));
  }
  const money = await readHeldMoney(tx, booking);
  const refund = refundFor({ ...booking, ...money }, now);
  const sum = refundSum(refund, money);
  if ((shown.refund ?? refund) !== refund || (shown.sum ?? sum) !== sum)
    throw refundChanged(refund, money, booking);
  return cancel(tx, booking, { actor: 'visitor', by: 'client', reason: '', refund, now });
}

function refundChanged(refund: Refund, money: HeldMoney, booking: Booking): ProblemError {
  return new ProblemError(
    409,
    `Your refund has changed since you opened this page, so we have not cancelled anything yet. ${refundSentence(refund, money, booking)} Please cancel again if you agree.`,
  );
}
