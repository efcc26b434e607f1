import { and, inArray, lte, sql } from 'drizzle-orm';
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

/** What people wrote about a record, and from where they logged in; the rest of an entry names nobody. */
const words = sql`array['location', 'reason', 'reply', 'device', 'network']`;

/** Takes what people wrote out of the entries of records whose people are forgotten. */
export async function forgetWords(tx: Transaction, subjectIds: string[]): Promise<void> {
  await tx
    .update(auditEntries)
    .set({ before: sql`${auditEntries.before} - ${words}`, after: sql`${auditEntries.after} - ${words}` })
    .where(inArray(auditEntries.subjectId, subjectIds));
}

/** From where someone logged in. */
const origin = sql`array['device', 'network']`;

/** So many entries change in one transaction. */
const batchSize = 500;

/** Takes out of some entries of these kinds, up to a moment, from where they came, and gives how many they were. */
export async function forgetOrigins(
  tx: Transaction,
  actions: readonly string[],
  until: Date,
): Promise<number> {
  const { id, action, at, after } = auditEntries;
  const due = tx
    .select({ id })
    .from(auditEntries)
    .where(and(inArray(action, actions), lte(at, until), sql`${after} ?| ${origin}`))
    .limit(batchSize);
  const forgotten = await tx
    .update(auditEntries)
    .set({ after: sql`${after} - ${origin}` })
    .where(inArray(id, due))
    .returning({ id });
  return forgotten.length;
}
