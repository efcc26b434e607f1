import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../database.ts';
import { outbox } from './outbox.table.ts';

const isUnsent = and(eq(outbox.status, 'waiting'), eq(outbox.tries, 0));

/** True if a sender has leased one of these messages. Locks them. */
export async function haveLeft(tx: Transaction, dedupeKeys: string[]): Promise<boolean> {
  const messages = await tx
    .select({ status: outbox.status, tries: outbox.tries })
    .from(outbox)
    .where(inArray(outbox.dedupeKey, dedupeKeys))
    .for('update');
  return messages.some(({ status, tries }) => status !== 'withheld' && (status !== 'waiting' || tries > 0));
}

/** Deletes those of these messages that no sender has leased yet. */
export async function deleteUnsent(tx: Transaction, dedupeKeys: string[]): Promise<void> {
  await tx.delete(outbox).where(and(inArray(outbox.dedupeKey, dedupeKeys), isUnsent));
}

/** Deletes the messages about a subject that no sender has leased yet, by the start of their keys. */
export async function deleteUnsentAbout(tx: Transaction, subjectId: string, keyStart: string): Promise<void> {
  const isNamed = sql`starts_with(${outbox.dedupeKey}, ${keyStart})`;
  await tx.delete(outbox).where(and(eq(outbox.subjectId, subjectId), isNamed, isUnsent));
}
