import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { formatMoment } from '#src/lib/dates/dates.ts';
import { isId } from '#src/lib/ids.ts';
import type { SignedIn } from '../account/sessions.ts';
import { auditAll } from '../audit/audit.ts';
import { db, type Transaction } from '../database.ts';
import { ProblemError } from '../errors.ts';
import { dueAfterCommit } from '../job/due.ts';
import { notifications } from '../notification/notification.table.ts';
import { outbox } from './outbox.table.ts';

type OutboxMessage = typeof outbox.$inferSelect;

const isDead = eq(outbox.status, 'dead');

/** Requeues a dead email or text; no-op if it is waiting. Throws ProblemError 404 or 409. */
export async function retryMessage(me: SignedIn, id: string): Promise<void> {
  await db().transaction(async (tx) => {
    const message = await lockMessage(tx, id);
    if (message.status === 'waiting') return;
    requireDead(message);
    await retry(tx, me, eq(outbox.id, id));
  });
}

export async function retryAllMessages(me: SignedIn): Promise<number> {
  return db().transaction((tx) => retry(tx, me, isDead));
}

/** Erases a dead message except its dedupe key, so that it is never rewritten. Throws 404 or 409. */
export async function discardMessage(me: SignedIn, id: string): Promise<void> {
  await db().transaction(async (tx) => {
    const message = await lockMessage(tx, id);
    if (message.status === 'discarded') return;
    requireDead(message);
    const empty = { recipient: '', replyTo: null, subject: '', body: '', lastError: null };
    await tx
      .update(outbox)
      .set({ ...empty, status: 'discarded', statusSince: sql`now()` })
      .where(eq(outbox.id, id));
    await auditOutcome(tx, me, [message], 'discarded');
  });
}

async function lockMessage(tx: Transaction, id: string): Promise<OutboxMessage> {
  const [message] = isId(id) ? await tx.select().from(outbox).where(eq(outbox.id, id)).for('update') : [];
  if (message === undefined) throw gone();
  return message;
}

function requireDead({ status, sentAt }: OutboxMessage): void {
  if (status === 'dead') return;
  if (status === 'discarded') throw gone();
  throw new ProblemError(
    409,
    sentAt === null
      ? 'This message is waiting to be sent again. Please check again in a moment.'
      : `This message was sent after all, on ${formatMoment(sentAt)}. It will not be sent twice.`,
  );
}

/** Resets tries and waiting time, so that both limits of `deadAfter` apply afresh. */
async function retry(tx: Transaction, me: SignedIn, which: SQL): Promise<number> {
  const dead = await tx.select().from(outbox).where(and(isDead, which)).for('update');
  if (dead.length === 0) return 0;
  dueAfterCommit(tx, 'send-mail');
  await tx
    .update(outbox)
    .set({ status: 'waiting', statusSince: sql`now()`, tries: 0, dueAt: sql`now()` })
    .where(
      inArray(
        outbox.id,
        dead.map(({ id }) => id),
      ),
    );
  await auditOutcome(tx, me, dead, 'retried');
  return dead.length;
}

/** Audits the outcome for dead messages and marks their staff notifications as read. */
async function auditOutcome(
  tx: Transaction,
  { user }: SignedIn,
  messages: OutboxMessage[],
  what: 'retried' | 'discarded',
): Promise<void> {
  const after = { status: what === 'retried' ? 'waiting' : 'discarded' };
  await auditAll(
    tx,
    messages.map(({ id, status, tries }) => ({
      actor: user.id,
      action: `mail.${what}`,
      subjectId: id,
      before: { status, tries },
      after,
    })),
  );
  const ids = messages.map(({ id }) => id);
  await tx
    .update(notifications)
    .set({ readAt: sql`now()` })
    .where(and(inArray(notifications.subjectId, ids), isNull(notifications.readAt)));
}

function gone(): ProblemError {
  return new ProblemError(404, 'This message is no longer in the list.');
}
