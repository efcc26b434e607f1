import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Transaction } from '../../database.ts';
import { outbox } from '../../outbox/outbox.table.ts';
import { letters } from './letter.table.ts';

export async function countLeaving(tx: Transaction, letterId: string): Promise<void> {
  await tx
    .update(letters)
    .set({ leftCount: sql`${letters.leftCount} + 1` })
    .where(eq(letters.id, letterId));
}

/** Deletes letters to a subscriber that are not sent yet; a sender looks once more before it sends. */
export async function deleteUnsentLetters(tx: Transaction, subscriberId: string): Promise<void> {
  await tx
    .delete(outbox)
    .where(and(eq(outbox.subjectId, subscriberId), isNotNull(outbox.letterId), eq(outbox.status, 'waiting')));
}
