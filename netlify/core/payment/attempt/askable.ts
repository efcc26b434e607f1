import { and, eq, not, sql } from 'drizzle-orm';
import { dueOf } from '#src/domain/payment/ledger.ts';
import type { Database, Transaction } from '../../database.ts';
import { balanceOf } from '../ledger/balance.ts';
import { payments } from '../payment.table.ts';
import { ofShare } from '../payment-queries.ts';

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

/** Sums the pending requests that a new one does not replace. */
async function pendingOfOthers(
  tx: Database | Transaction,
  bookingId: string,
  shareId: string | null,
): Promise<number> {
  const [pending] = await tx
    .select({ sum: sql`coalesce(sum(${payments.amount}), 0)`.mapWith(Number) })
    .from(payments)
    .where(and(eq(payments.bookingId, bookingId), eq(payments.status, 'pending'), not(ofShare(shareId))));
  return pending?.sum ?? 0;
}
