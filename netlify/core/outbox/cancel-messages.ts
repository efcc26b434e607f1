import { and, eq, inArray } from 'drizzle-orm';
import type { Transaction } from '../database.ts';
import { outbox } from './outbox.table.ts';

/** Deletes an event's messages that no sender has leased yet; false if one has left. */
export async function cancelMessages(tx: Transaction, dedupeKeys: readonly string[]): Promise<boolean> {
  const isUnsent = and(eq(outbox.status, 'waiting'), eq(outbox.tries, 0));
  const messages = await tx
    .select({ id: outbox.id, status: outbox.status, tries: outbox.tries })
    .from(outbox)
    .where(inArray(outbox.dedupeKey, [...dedupeKeys]))
    .for('update');
  await tx.delete(outbox).where(and(inArray(outbox.dedupeKey, [...dedupeKeys]), isUnsent));
  return messages.every(
    ({ status, tries }) => status === 'withheld' || (status === 'waiting' && tries === 0),
  );
}
