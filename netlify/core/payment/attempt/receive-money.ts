import { needsNextPiece, type PlanPart } from '#src/domain/payment/plan.ts';
import type { Booking } from '../../booking/booking-queries.ts';
import type { Transaction } from '../../database.ts';
import { type RecordedMoney, recordMobileMoney } from '../ledger/record-mobile-money.ts';
import { requestsOf } from '../payment-queries.ts';
import { paymentRulesNow } from '../payment-rules.ts';
import { planOf } from '../plan/plan-queries.ts';
import { addAttempt } from './add-attempt.ts';
import { nextRequestOf } from './askable.ts';
import type { Payment } from './claim-payments.ts';
import { endNeedless } from './end-requests.ts';

interface FilledPlan {
  before: PlanPart[];
  after: PlanPart[];
}

/** Records mobile money of a locked booking, and ends requests that ask for more than is due now. */
export async function receiveMoney(
  tx: Transaction,
  payment: Payment,
  by: { actor: string; fee: number },
): Promise<FilledPlan & { received: RecordedMoney }> {
  const before = await planOf(tx, payment.bookingId);
  const received = await recordMobileMoney(tx, payment, by);
  const after = await planOf(tx, payment.bookingId);
  await endNeedless(tx, payment.bookingId);
  return { before, after, received };
}

/** Asks the same phone for the next piece of a part above the limit of one request. */
export async function askNextPiece(
  tx: Transaction,
  booking: Booking,
  payment: Payment,
  { before, after }: FilledPlan,
): Promise<void> {
  const { requestLimit } = await paymentRulesNow(tx);
  const { shareId, phone } = payment;
  if (shareId !== null || phone === '' || booking.status === 'cancelled') return;
  if (!needsNextPiece(before, after, payment, requestLimit)) return;
  const own = await requestsOf(tx, booking.id, null);
  const { next: amount } = await nextRequestOf(tx, booking.id);
  if (amount === 0 || own.some(({ status }) => status === 'pending')) return;
  const actor = 'system';
  await addAttempt(tx, { bookingId: booking.id, shareId, before: own, amount, phone, actor });
}
