import { dueOf } from '#src/domain/payment/ledger.ts';
import { isRequestable } from '#src/domain/payment/request-limit.ts';
import type { Transaction } from '../../database.ts';
import { addAttempt } from '../../payment/attempt/add-attempt.ts';
import type { Payment } from '../../payment/attempt/claim-payments.ts';
import { endRequest } from '../../payment/attempt/settle-payment.ts';
import { balanceOf } from '../../payment/ledger/balance.ts';
import { chargeBooking } from '../../payment/ledger/charge.ts';
import { countSurplus } from '../../payment/ledger/count-surplus.ts';
import { requestsOf } from '../../payment/payment-queries.ts';
import { paypackAccount } from '../../payment/paypack/paypack.ts';
import { isOwed } from '../book-now/accept-order.ts';
import type { Booking, BookingLine } from '../booking-queries.ts';
import { holdForRequest } from '../slot/hold-slot.ts';
import { limitPrompts } from './prompt.ts';

interface Ordered {
  booking: Booking;
  lines: BookingLine[];
}

/** Charges the difference between two orders of a locked booking; what was refunded stays taken off. */
export async function chargeDifference(
  tx: Transaction,
  before: Ordered,
  after: Ordered,
  actor: string,
): Promise<void> {
  const { id, total } = after.booking;
  const by = { actor, reason: 'The lines of the booking were changed' };
  const { charged } = await balanceOf(tx, id);
  const difference = total - before.booking.total;
  const charge = isCharged(before) ? Math.max(0, charged + difference) : isCharged(after) ? total : 0;
  if (charge !== charged) await chargeBooking(tx, id, charge, by);
  await countSurplus(tx, id, by);
}

function isCharged({ booking: { agreedAt, total }, lines }: Ordered): boolean {
  return agreedAt !== null || isOwed({ total, fixed: lines.every(({ fixed }) => fixed) });
}

/**
 * Replaces the pending request by one for the amount due now, on the same phone, and returns it.
 * Ends it where nothing can be requested. One that Paypack may be about to send stays: it is sent
 * only up to the amount due.
 */
export async function replaceRequest(
  tx: Transaction,
  booking: Booking,
  { actor, now }: { actor: string; now: Date },
): Promise<Payment | undefined> {
  const before = await requestsOf(tx, booking.id, null);
  const [newest] = before;
  const amount = dueOf(await balanceOf(tx, booking.id));
  if (newest?.status !== 'pending' || newest.amount === amount) return undefined;
  if (newest.transactionRef === null && paypackAccount() !== undefined) return undefined;
  if (isRequestable(amount) && (await holdForRequest(tx, booking, now)) !== undefined) {
    await limitPrompts(tx, booking, actor);
    return addAttempt(tx, {
      bookingId: booking.id,
      shareId: null,
      before,
      amount,
      phone: newest.phone,
      actor,
    });
  }
  await endRequest(tx, newest, 'replaced', actor);
  return undefined;
}
