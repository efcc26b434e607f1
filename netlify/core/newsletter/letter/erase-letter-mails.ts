import { and, eq, inArray, lte, ne } from 'drizzle-orm';
import type { Transaction } from '../../database.ts';
import { outbox } from '../../outbox/outbox.table.ts';
import { letters } from './letter.table.ts';

/** Days that the list of a letter's addresses is kept; its counts stay. */
const letterMailDays = 30;

const batchSize = 500;

/** Erases old emails of letters that are no longer being sent; returns how many. */
export async function eraseOldLetterMails(tx: Transaction, now: Date): Promise<number> {
  const old = new Date(now.getTime() - letterMailDays * 86_400_000);
  const due = tx
    .select({ id: outbox.id })
    .from(outbox)
    .innerJoin(letters, eq(letters.id, outbox.letterId))
    .where(and(ne(letters.state, 'sending'), ne(outbox.status, 'waiting'), lte(outbox.createdAt, old)))
    .limit(batchSize);
  return (await tx.delete(outbox).where(inArray(outbox.id, due)).returning({ id: outbox.id })).length;
}
