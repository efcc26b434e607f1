import type { Transaction } from '../database.ts';
import { auditEntries } from './audit.table.ts';

export type AuditEntry = typeof auditEntries.$inferInsert;

/** Records a change within the transaction that makes it, so that neither exists without the other. */
export async function audit(tx: Transaction, entry: AuditEntry): Promise<void> {
  await tx.insert(auditEntries).values(entry);
}

/** The same for many changes at once; at least one. */
export async function auditAll(tx: Transaction, entries: AuditEntry[]): Promise<void> {
  await tx.insert(auditEntries).values(entries);
}
