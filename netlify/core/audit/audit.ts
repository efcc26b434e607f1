import { inArray, sql } from 'drizzle-orm';
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

/** What people wrote about a record; the rest of an entry names nobody. */
const words = sql`array['location', 'reason']`;

/** Takes what people wrote out of the entries of records whose people are forgotten. */
export async function forgetWords(tx: Transaction, subjectIds: string[]): Promise<void> {
  await tx
    .update(auditEntries)
    .set({ before: sql`${auditEntries.before} - ${words}`, after: sql`${auditEntries.after} - ${words}` })
    .where(inArray(auditEntries.subjectId, subjectIds));
}
