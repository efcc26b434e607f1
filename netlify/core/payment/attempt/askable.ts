import { and, eq, sql } from 'drizzle-orm';
import { dueOf } from '#src/domain/payment/ledger.ts';
import { nextRequest, openOf } from '#src/domain/payment/plan.ts';
import type { Database, Transaction } from '../../database.ts';
import { balanceOf } from '../ledger/balance.ts';
import { payments } from '../payment.table.ts';
import { paymentRulesNow } from '../payment-rules.ts';
import { planOf } from '../plan/plan-queries.ts';

/**
 * Returns the RWF that a new request may ask: what is due, less the pending requests of others.
 * Lock the booking first, so that paid and pending never add up to more than is charged.
 */
export async function askableOf(
  tx: Database | Transaction,
  bookingId: string,
  shareId: string | null,
): Promise<number> {
  const due = dueOf(await balanceOf(tx, bookingId));
  return Math.max(0, due - (await pendingOfOthers(tx, bookingId, shareId)));
}

/** RWF that a booking's next own request asks: by its plan, and at most. */
export interface NextRequest {
  next: number;
  most: number;
}

export async function nextRequestOf(tx: Database | Transaction, bookingId: string): Promise<NextRequest> {
  const plan = await planOf(tx, bookingId);
  const pending = await pendingOfOthers(tx, bookingId, null);
  const { requestLimit } = await paymentRulesNow(tx);
  const open = Math.max(0, openOf(plan) - pending);
  return { next: nextRequest(plan, pending, requestLimit), most: Math.min(open, requestLimit) };
}

/** Sums the pending requests that a new one does not replace. */
async function pendingOfOthers(
  tx: Database | Transaction,
  bookingId: string,
  shareId: string | null,
): Promise<number> {
  const [pending] = await tx
    .select({ sum: sql`coalesce(sum(${payments.amount}), 0)`.mapWith(Number) })
    .from(payments)
    .where(
      and(
        eq(payments.bookingId, bookingId),
        eq(payments.status, 'pending'),
        sql`${payments.shareId} is distinct from ${shareId}::uuid`,
      ),
    );
  return pending?.sum ?? 0;
}
