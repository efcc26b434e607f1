import { inArray } from 'drizzle-orm';
import type { Transaction } from '../database.ts';
import { outboxMails } from '../mail/outbox.table.ts';
import { notifications } from '../notification/notification.table.ts';

/** Erases what else names the people of these records: the mails about them, and the notifications about either. */
export async function eraseTraces(tx: Transaction, subjectIds: string[]): Promise<void> {
  const mails = await tx
    .delete(outboxMails)
    .where(inArray(outboxMails.subjectId, subjectIds))
    .returning({ id: outboxMails.id });
  const subjects = [...subjectIds, ...mails.map(({ id }) => id)];
  await tx.delete(notifications).where(inArray(notifications.subjectId, subjects));
}
