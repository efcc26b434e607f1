import { and, count, desc, eq, sql } from 'drizzle-orm';
import type { DeadMail } from '#src/features/staff/mail/dead-mail.ts';
import { db } from '../database.ts';
import { type Page, type PageRequest, pageOf } from '../paging.ts';
import { troubleSentence } from './mail-trouble.ts';
import { outboxMails } from './outbox.table.ts';

const isDead = eq(outboxMails.status, 'dead');

/** Mails that were given up, the latest first. */
export async function listDeadMails({ limit, after }: PageRequest): Promise<Page<DeadMail>> {
  const rest =
    after &&
    sql`(${outboxMails.statusSince}, ${outboxMails.id}) < (${after.at.toISOString()}::timestamptz, ${after.id}::uuid)`;
  const rows = await db()
    .select()
    .from(outboxMails)
    .where(and(isDead, rest))
    .orderBy(desc(outboxMails.statusSince), desc(outboxMails.id))
    .limit(limit + 1);
  const page = pageOf(rows, limit, await countDeadMails(), ({ statusSince, id }) => ({
    at: statusSince,
    id,
  }));
  return { ...page, items: page.items.map(toDeadMail) };
}

/** How many mails were given up and wait for somebody to decide. */
export async function countDeadMails(): Promise<number> {
  const [found] = await db().select({ dead: count() }).from(outboxMails).where(isDead);
  return found?.dead ?? 0;
}

function toDeadMail(mail: typeof outboxMails.$inferSelect): DeadMail {
  const { id, recipient, subject, tries } = mail;
  return {
    ...{ id, recipient, subject, tries },
    createdAt: mail.createdAt.toISOString(),
    diedAt: mail.statusSince.toISOString(),
    trouble: troubleSentence(mail.lastError),
  };
}
