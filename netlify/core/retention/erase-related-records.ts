import { inArray } from 'drizzle-orm';
import type { Transaction } from '../database.ts';
import { notifications } from '../notification/notification.table.ts';
import { outbox } from '../outbox/outbox.table.ts';
import { submissions } from '../request/submission.table.ts';

export async function eraseRelatedRecords(tx: Transaction, subjectIds: string[]): Promise<void> {
  await tx.delete(submissions).where(inArray(submissions.subjectId, subjectIds));
  const mails = await tx
    .delete(outbox)
    .where(inArray(outbox.subjectId, subjectIds))
    .returning({ id: outbox.id });
  const subjects = [...subjectIds, ...mails.map(({ id }) => id)];
  await tx.delete(notifications).where(inArray(notifications.subjectId, subjects));
}
