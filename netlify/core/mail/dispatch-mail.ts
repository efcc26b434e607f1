import { and, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { backOffSeconds } from '../back-off.ts';
import { claimDue } from '../claim.ts';
import { secondsFromNow } from '../clock.ts';
import { db } from '../database.ts';
import { causeMessage } from '../errors.ts';
import { dueAfterCommit, markDue } from '../job/due.ts';
import { type TimeLeft, timeOfRun } from '../job/time-left.ts';
import { log } from '../log.ts';
import { letters } from '../newsletter/letter/letter.table.ts';
import { notify } from '../notification/notification.ts';
import { outbox } from '../outbox/outbox.table.ts';
import { decryptBody } from './mail-body.ts';
import { messageIdOf } from './mail-message-id.ts';
import { isRefusedForGood } from './refused-recipient.ts';
import { mailSender, mailTransport } from './transport.ts';

type OutboxMail = typeof outbox.$inferSelect;

/** Tries and days, both reached before an email is dead: a mail server may be down for a weekend. */
export const deadAfter = { tries: 12, days: 3 } as const;

/** Seconds a sender leases a mail; longer than a whole batch takes at the server's timeouts. */
const leaseSeconds = 300;
const batchSize = 10;

/** Sends due emails while the run has time, and returns how many. They wait without a mail server. */
export async function dispatchMail(timeLeft = timeOfRun()): Promise<number> {
  return dispatch(isNull(outbox.letterId), timeLeft);
}

/** Sends due emails of letters, which all other emails precede. */
export async function dispatchLetters(timeLeft: TimeLeft): Promise<number> {
  return dispatch(isNotNull(outbox.letterId), timeLeft);
}

async function dispatch(which: SQL, timeLeft: TimeLeft): Promise<number> {
  const transport = await mailTransport();
  if (transport === undefined) return 0;
  try {
    let sent = 0;
    while (timeLeft()) {
      const mails = await claimDueMails(which);
      for (const [position, mail] of mails.entries()) {
        if (!timeLeft()) {
          await releaseMails(mails.slice(position));
          return sent;
        }
        if (await send(transport, mail)) sent += 1;
      }
      if (mails.length < batchSize) break;
    }
    return sent;
  } finally {
    transport.close();
  }
}

async function claimDueMails(which: SQL): Promise<OutboxMail[]> {
  const mails = await claimDue(db(), outbox, {
    which: and(eq(outbox.channel, 'mail'), eq(outbox.status, 'waiting'), which),
    order: outbox.createdAt,
    limit: batchSize,
    lease: leaseSeconds,
  });
  // A recipient's emails are sent oldest first.
  return mails.sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
}

/** Makes unsent emails due again, so that a slow mail server does not keep them from the next run. */
async function releaseMails(mails: readonly OutboxMail[]): Promise<void> {
  const ids = mails.map(({ id }) => id);
  await db()
    .update(outbox)
    .set({ dueAt: sql`now()`, tries: sql`greatest(${outbox.tries} - 1, 0)` })
    .where(and(inArray(outbox.id, ids), eq(outbox.status, 'waiting')));
  await markDue('send-mail', new Date());
}

async function send(
  transport: NonNullable<Awaited<ReturnType<typeof mailTransport>>>,
  mail: OutboxMail,
): Promise<boolean> {
  if (mail.letterId !== null && !(await stillWaits(mail.id))) return false;
  try {
    const { headers, ...body } = decryptBody(mail.id, mail.body);
    await transport.sendMail({
      from: mailSender(),
      to: mail.recipient,
      ...(mail.replyTo === null ? {} : { replyTo: mail.replyTo }),
      subject: mail.subject,
      ...body,
      headers: { ...headers, ...(mail.requestId !== null && { 'X-Request-Id': mail.requestId }) },
      messageId: messageIdOf(mail.id),
      date: mail.createdAt,
    });
  } catch (error) {
    await fail(mail, error);
    return false;
  }
  const kept = await db()
    .update(outbox)
    .set({ status: 'sent', sentAt: sql`now()`, lastError: null, body: '' })
    .where(eq(outbox.id, mail.id))
    .returning({ id: outbox.id });
  if (kept.length === 0 && mail.letterId !== null) await countErased(mail.letterId);
  return true;
}

/** Counts an email of a letter that was deleted while it was on its way. */
async function countErased(letterId: string): Promise<void> {
  await db()
    .update(letters)
    .set({ erasedSent: sql`${letters.erasedSent} + 1` })
    .where(eq(letters.id, letterId));
}

/** False if the recipient has unsubscribed, or staff stopped the letter, since it was claimed. */
async function stillWaits(id: string): Promise<boolean> {
  const found = await db()
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(eq(outbox.id, id), eq(outbox.status, 'waiting')));
  return found.length > 0;
}

/** Schedules a retry or gives up, immediately for a rejected address. Skips what was sent meanwhile. */
async function fail(mail: OutboxMail, error: unknown): Promise<void> {
  const { id, tries } = mail;
  const reason = causeMessage(error);
  const waited = sql`${outbox.statusSince} <= now() - make_interval(days => ${deadAfter.days}::int)`;
  const over = isRefusedForGood(error) ? sql`true` : tries < deadAfter.tries ? sql`false` : waited;
  const seconds = backOffSeconds(tries, 30, 6 * 3600);
  const dead = await db().transaction(async (tx) => {
    dueAfterCommit(tx, 'send-mail', new Date(Date.now() + seconds * 1000));
    dueAfterCommit(tx, 'raise-alerts');
    const [left] = await tx
      .update(outbox)
      .set({
        status: sql`case when ${over} then 'dead' else 'waiting' end`,
        statusSince: sql`case when ${over} then now() else ${outbox.statusSince} end`,
        dueAt: secondsFromNow(seconds),
        lastError: reason,
      })
      .where(and(eq(outbox.id, id), eq(outbox.status, 'waiting')))
      .returning();
    // A letter counts its own; nobody has to reach these people another way.
    if (left?.status === 'dead' && left.letterId === null) await notifyOfDeadMail(tx, left);
    return left?.status === 'dead';
  });
  const message = dead
    ? 'An email could not be delivered and will not be retried.'
    : 'An email could not be delivered yet and will be retried.';
  log('warn', message, { mailId: id, writtenBy: mail.requestId, tries, reason });
}

async function notifyOfDeadMail(tx: Parameters<typeof notify>[0], mail: OutboxMail): Promise<void> {
  const { subject, recipient, tries } = mail;
  await notify(tx, {
    kind: 'failure',
    key: 'mailNotSent',
    values: { subject, recipient, tries },
    dedupeKey: `mail-dead:${mail.id}:${mail.statusSince.toISOString()}`,
    subjectId: mail.id,
  });
}
