import { and, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../database.ts';
import { dueAfterCommit } from '../job/due.ts';
import { notify } from '../notification/notification.ts';
import { outbox } from '../outbox/outbox.table.ts';

export type OutboxText = typeof outbox.$inferSelect;

/** Matches the text only while no report or other run has settled it. */
export const stillWaits = ({ id }: Pick<OutboxText, 'id'>) =>
  and(eq(outbox.id, id), eq(outbox.status, 'waiting'));

/** Gives a text up and tells the staff. `unanswered` keeps its words, to recognise a later report. */
export async function endText(
  tx: Transaction,
  text: OutboxText,
  status: 'dead' | 'unanswered',
  reason: string,
): Promise<void> {
  const [ended] = await tx
    .update(outbox)
    .set({ status, statusSince: sql`now()`, lastError: reason, ...(status === 'dead' && { sentAt: null }) })
    .where(stillWaits(text))
    .returning();
  if (ended === undefined) return;
  dueAfterCommit(tx, 'raise-alerts');
  await notify(tx, {
    kind: 'failure',
    key: status === 'dead' ? 'textNotSent' : 'textUnanswered',
    values: { subject: ended.subject, recipient: ended.recipient },
    dedupeKey: `text-${status}:${ended.id}:${ended.statusSince.toISOString()}`,
    subjectId: ended.id,
  });
}
