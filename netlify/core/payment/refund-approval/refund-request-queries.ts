import { and, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import { users } from '../../account/account.table.ts';
import type { Transaction } from '../../database.ts';
import type { LedgerEntry } from '../ledger/balance.ts';
import { ledgerEntries } from '../ledger/ledger.table.ts';
import { paymentRulesNow } from '../payment-rules.ts';
import { refundRequests } from './refund-request.table.ts';

export type RefundRequest = typeof refundRequests.$inferSelect;

/** Hours within which a booking's refunds count together, so that nobody splits one. */
const togetherHours = 24;

/** True if this refund needs the approval of a super admin, together with the booking's recent ones. */
export async function needsApproval(
  tx: Transaction,
  { amount, entries, now }: { amount: number; entries: readonly LedgerEntry[]; now: Date },
): Promise<boolean> {
  const { refundApprovalFrom } = await paymentRulesNow(tx);
  const since = now.getTime() - togetherHours * 3_600_000;
  const reversed = new Set(entries.map(({ entryId }) => entryId));
  const recent = entries.filter(
    ({ id, kind, writtenAt }) => kind === 'refund' && !reversed.has(id) && writtenAt.getTime() > since,
  );
  return recent.reduce((sum, entry) => sum + entry.amount, amount) >= refundApprovalFrom;
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
