import { inArray } from 'drizzle-orm';
import type { Transaction } from '../database.ts';
import { outboxMails } from '../mail/outbox.table.ts';
import { notifications } from '../notification/notification.table.ts';
import { submissions } from '../request/submission.table.ts';

export async function eraseRelatedRecords(tx: Transaction, subjectIds: string[]): Promise<void> {
  await tx.delete(submissions).where(inArray(submissions.subjectId, subjectIds));
  const mails = await tx
    .delete(outboxMails)
    .where(inArray(outboxMails.subjectId, subjectIds))
    .returning({ id: outboxMails.id });
  const subjects = [...subjectIds, ...mails.map(({ id }) => id)];
  await tx.delete(notifications).where(inArray(notifications.subjectId, subjects));
}
