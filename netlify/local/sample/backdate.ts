import { eq, like, sql } from 'drizzle-orm';
import { auditEntries } from '#netlify/core/audit/audit.table.ts';
import { db } from '#netlify/core/database.ts';
import { outboxMails } from '#netlify/core/mail/outbox.table.ts';
import { notifications } from '#netlify/core/notification/notification.table.ts';
import { sampleDomain } from './sample-people.ts';

/** The moment so many days before now, at some hour of the day. */
export function daysAgo(days: number): Date {
  return new Date(Date.now() - days * 24 * 60 * 60 * 1000 - (days % 7) * 53 * 60 * 1000);
}

/** Lets what was written about a record have happened at another moment: it was told of and mailed then. */
export async function backdate(subjectId: string, at: Date): Promise<void> {
  await db().update(auditEntries).set({ at }).where(eq(auditEntries.subjectId, subjectId));
  await db().update(notifications).set({ createdAt: at }).where(eq(notifications.subjectId, subjectId));
  await db()
    .update(outboxMails)
    .set({ createdAt: at, status: 'sent', statusSince: at, sentAt: at, tries: 1 })
    .where(eq(outboxMails.subjectId, subjectId));
}

/** No mail to a sample is ever sent: there are many, and they would bury what one tries out. */
export async function settleMails(): Promise<void> {
  await db()
    .update(outboxMails)
    .set({ status: 'sent', sentAt: sql`created_at`, tries: 1 })
    .where(like(outboxMails.recipient, `%@${sampleDomain}`));
}
