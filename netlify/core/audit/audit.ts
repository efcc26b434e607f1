import { and, inArray, lte, sql } from 'drizzle-orm';
import type { Transaction } from '../database.ts';
import { auditEntries } from './audit.table.ts';

export type AuditEntry = typeof auditEntries.$inferInsert;

/** Records a change in the transaction that makes it, so that neither exists without the other. */
export async function audit(tx: Transaction, entry: AuditEntry): Promise<void> {
  await tx.insert(auditEntries).values(entry);
}

export async function auditAll(tx: Transaction, entries: AuditEntry[]): Promise<void> {
  await tx.insert(auditEntries).values(entries);
}

/** Personal fields of an entry; all others identify nobody. */
const personalFields = sql`array['location', 'reason', 'reply', 'device', 'network']`;

export async function erasePersonalFields(tx: Transaction, subjectIds: string[]): Promise<void> {
  await tx
    .update(auditEntries)
    .set({
      before: sql`${auditEntries.before} - ${personalFields}`,
      after: sql`${auditEntries.after} - ${personalFields}`,
    })
    .where(inArray(auditEntries.subjectId, subjectIds));
}

const origin = sql`array['device', 'network']`;

const batchSize = 500;

export async function eraseOrigins(
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
