import { eq } from 'drizzle-orm';
import { auditAll } from '../../audit/audit.ts';
import type { Transaction } from '../../database.ts';
import { messages } from '../message.table.ts';

/** Unassigns the messages of a user who loses access, so that others see them, and audits it. */
export async function unassignMessages(tx: Transaction, assignee: string, actor: string): Promise<void> {
  const left = await tx
    .update(messages)
    .set({ assignee: null })
    .where(eq(messages.assignee, assignee))
    .returning({ id: messages.id });
  if (left.length === 0) return;
  const entry = { actor, action: 'message.unassigned', before: { assignee }, after: { assignee: null } };
  await auditAll(
    tx,
    left.map(({ id }) => ({ ...entry, subjectId: id })),
  );
}
