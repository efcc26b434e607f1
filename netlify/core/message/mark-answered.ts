import { and, eq, type SQL } from 'drizzle-orm';
import { auditAll } from '../audit/audit.ts';
import type { Transaction } from '../database.ts';
import { messages } from './message.table.ts';

export const answered = { status: 'answered', snoozedUntil: null } as const;

/** Marks the open messages among these as answered, also in their history. */
export async function markAnswered(tx: Transaction, which: SQL | undefined, actor: string): Promise<void> {
  const marked = await tx
    .update(messages)
    .set(answered)
    .where(and(which, eq(messages.status, 'open')))
    .returning({ id: messages.id });
  if (marked.length === 0) return;
  const entry = {
    actor,
    action: 'message.answered',
    before: { status: 'open' },
    after: { status: answered.status },
  };
  await auditAll(
    tx,
    marked.map(({ id }) => ({ ...entry, subjectId: id })),
  );
}
