import { eq, sql } from 'drizzle-orm';
import { dueOf } from '#src/domain/payment/ledger.ts';
import type { PaymentStatus } from '#src/domain/payment/payment.ts';
import type { PaymentFailure } from '#src/domain/payment/payment-failure.ts';
import { audit } from '../../audit/audit.ts';
import type { Transaction } from '../../database.ts';
import { balanceOf } from '../ledger/balance.ts';
import { payments } from '../payment.table.ts';
import { paymentsOf } from '../payment-queries.ts';
import { paypackAccount } from '../paypack/paypack.ts';
import type { Payment } from './claim-payments.ts';

/**
 * Ends a pending request that is not wanted any more; sends no email. Otherwise a no-op.
 * Lock the booking first. If the phone approves it after all, the money counts.
 */
export async function endRequest(
  tx: Transaction,
  payment: Payment,
  failure: 'replaced' | 'cancelled' | 'superseded' | 'withdrawn',
  actor: string,
): Promise<void> {
  if (payment.status !== 'pending') return;
  await writeState(tx, payment, { status: 'failed', failure, actor });
}

/**
 * Ends all pending requests of a locked booking, also of its shares, and returns them. One that
 * Paypack may be about to get stays: it is checked again before it is sent.
 */
export async function endRequests(
  tx: Transaction,
  bookingId: string,
  failure: 'replaced' | 'cancelled',
  actor: string,
): Promise<Payment[]> {
  const open = (await paymentsOf(tx, bookingId)).filter(
    (payment) => payment.status === 'pending' && !isBeingSent(payment),
  );
  for (const payment of open) await endRequest(tx, payment, failure, actor);
  return open;
}

/** Ends the newest pending requests of a locked booking that ask more than is due, also of shares. */
export async function endNeedless(tx: Transaction, bookingId: string): Promise<void> {
  const pending = (await paymentsOf(tx, bookingId)).filter(({ status }) => status === 'pending');
  if (pending.length === 0) return;
  let left = dueOf(await balanceOf(tx, bookingId));
  for (const payment of pending.toReversed()) {
    if (payment.amount <= left) left -= payment.amount;
    else if (!isBeingSent(payment)) await endRequest(tx, payment, 'superseded', 'system');
  }
}

/** True for a request that another function may be sending to Paypack. */
function isBeingSent({ transactionRef, tries }: Payment): boolean {
  return transactionRef === null && tries > 0 && paypackAccount() !== undefined;
}

interface NewState {
  status: PaymentStatus;
  failure: PaymentFailure | null;
  detail?: string | undefined;
  actor: string;
}

/** Writes the state that a request of a locked booking reached. */
export async function writeState(
  tx: Transaction,
  payment: Payment,
  { status, failure, detail, actor }: NewState,
) {
  await tx
    .update(payments)
    .set({ status, settledAt: sql`now()`, failure, failureDetail: detail ?? null })
    .where(eq(payments.id, payment.id));
  await audit(tx, {
    actor,
    action: 'payment.settled',
    subjectId: payment.id,
    before: { status: payment.status },
    after: { status, bookingId: payment.bookingId, ...(failure === null ? {} : { failure }) },
  });
}
