import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { Language } from '#src/lib/words/languages.ts';
import { secondsFromNow } from '../clock.ts';
import { db, type Transaction } from '../database.ts';
import { dueAfterCommit } from '../job/due.ts';
import { outbox } from '../outbox/outbox.table.ts';
import { encryptBody } from './mail-body.ts';
import type { MailAttachment, MailContent } from './mail-content.ts';
import { renderHtml } from './render-html.ts';
import { renderText } from './render-text.ts';

export interface Mail {
  /** Identifies the event the email reports: enqueuing it twice sends one. */
  dedupeKey: string;
  /** Record the email is about and kept as long as; for a payment, the booking. */
  subjectId: string;
  /** Newsletter that this is an email of. */
  letterId?: string;
  recipient: string;
  replyTo?: string;
  /** English by default, as for the staff. */
  language?: Language;
  subject: string;
  content: MailContent;
  attachments?: MailAttachment[];
  /** Further headers; never put visitor input into one. */
  headers?: Record<string, string>;
  /** Seconds before it may be sent, during which it can be taken back. */
  delay?: number;
}

export async function enqueueMail(tx: Transaction, mail: Mail): Promise<void> {
  await enqueueMails(tx, [mail]);
}

/** Queues emails. Those without a recipient are dropped: a deleted account has no address. */
export async function enqueueMails(tx: Transaction, mails: readonly Mail[]): Promise<void> {
  const rows = mails.filter(({ recipient }) => recipient !== '').map(outboxRow);
  if (rows.length === 0) return;
  const seconds = Math.min(...mails.map(({ delay = 0 }) => delay));
  dueAfterCommit(tx, 'send-mail', new Date(Date.now() + seconds * 1000));
  await tx.insert(outbox).values(rows).onConflictDoNothing({ target: outbox.dedupeKey });
}

function outboxRow({ language, content, attachments = [], headers = {}, delay = 0, ...envelope }: Mail) {
  const rendered = renderMail(envelope.subject, content, language);
  const id = randomUUID();
  const body = encryptBody(id, { ...rendered, attachments, headers });
  return { ...envelope, id, body, dueAt: secondsFromNow(delay) };
}

export function renderMail(
  subject: string,
  content: MailContent,
  language: Language = 'en',
): { html: string; text: string } {
  return { html: renderHtml(language, subject, content), text: renderText(language, content) };
}

/** Queues an email, or does the same work and deletes it, so that timing reveals nothing. */
export async function enqueueMailIf(tx: Transaction, isWanted: boolean, mail: Mail): Promise<void> {
  await enqueueMail(tx, mail);
  await tx.delete(outbox).where(and(eq(outbox.dedupeKey, mail.dedupeKey), sql`not ${isWanted}::boolean`));
}

/** True if an email has waited for over an hour: most are sent within a minute. */
export async function mailsAreStuck(): Promise<boolean> {
  const old = sql`${outbox.statusSince} < now() - interval '1 hour'`;
  const [mail] = await db()
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(eq(outbox.channel, 'mail'), eq(outbox.status, 'waiting'), old))
    .limit(1);
  return mail !== undefined;
}
