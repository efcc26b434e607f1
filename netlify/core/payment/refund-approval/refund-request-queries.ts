import { and, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import { users } from '../../account/account.table.ts';
import type { Transaction } from '../../database.ts';
import type { LedgerEntry } from '../ledger/balance.ts';
import { ledgerEntries } from '../ledger/ledger.table.ts';
import { paymentRulesNow } from '../payment-rules.ts';
import { refundRequests } from './refund-request.table.ts';

export type RefundRequest = typeof refundRequests.$inferSelect;

/** True if the booking's refunds reach the limit with this one, so that nobody can split a large one. */
export async function needsApproval(
  tx: Transaction,
  amount: number,
  entries: readonly LedgerEntry[],
): Promise<boolean> {
  const { refundApprovalFrom } = await paymentRulesNow(tx);
  const reversed = new Set(entries.map(({ entryId }) => entryId));
  const refunds = entries.filter(({ id, kind }) => kind === 'refund' && !reversed.has(id));
  return refunds.reduce((sum, entry) => sum + entry.amount, amount) >= refundApprovalFrom;
}

export async function openRequestOf(tx: Transaction, bookingId: string): Promise<RefundRequest | undefined> {
  const [open] = await tx
    .select()
    .from(refundRequests)
    .where(and(eq(refundRequests.bookingId, bookingId), eq(refundRequests.state, 'open')));
  return open;
}

/** True if the booking's money has moved since the refund was requested. */
export async function isStale(
  tx: Transaction,
  { bookingId, createdAt }: Pick<RefundRequest, 'bookingId' | 'createdAt'>,
): Promise<boolean> {
  const [later] = await tx
    .select({ id: ledgerEntries.id })
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.bookingId, bookingId), gt(ledgerEntries.writtenAt, createdAt)))
    .limit(1);
  return later !== undefined;
}

/** Returns the super admins who can approve what this person asks. */
export async function approversFor(
  tx: Transaction,
  actor: string,
): Promise<{ id: string; name: string; email: string }[]> {
  return tx
    .select({ id: users.id, name: users.name, email: users.email })
    .from(users)
    .where(and(eq(users.role, 'SUPERADMIN'), isNull(users.suspendedAt), ne(sql`${users.id}::text`, actor)));
}
