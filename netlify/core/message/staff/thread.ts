import { asc, eq, sql } from 'drizzle-orm';
import type { MessageRow } from '#src/domain/message/message-list.ts';
import type { MessageThread, StaffReply } from '#src/domain/message/staff/thread.ts';
import { actorNames, auditOf, toActs } from '../../audit/history.ts';
import { db, type Transaction } from '../../database.ts';
import { ProblemError } from '../../errors.ts';
import { readRecord } from '../../lists/list.ts';
import { outbox } from '../../outbox/outbox.table.ts';
import { messageList } from '../message-list.ts';
import { messageReplies, replyKey } from './reply.table.ts';
import { staffNames } from './staff-names.ts';

/** Reads a message with its replies and history. Throws ProblemError 404. */
export async function readThread(id: string): Promise<MessageThread> {
  return db().transaction(async (tx) => {
    const message = await readRecord(messageList, tx, id);
    if (message === undefined) throw new ProblemError(404, 'This message no longer exists.');
    return describeThread(tx, message);
  });
}

export async function describeThread(tx: Transaction, message: MessageRow): Promise<MessageThread> {
  const replies = await repliesTo(tx, message.id);
  const acts = await auditOf(tx, [message.id]);
  const nameOf = await actorNames(tx, [
    ...replies.map(({ author }) => author),
    ...acts.flatMap(({ actor, before, after }) => [actor, assigneeIn(before), assigneeIn(after)]),
  ]);
  const named = (state: unknown) => {
    const assignee = assigneeIn(state);
    return assignee === '' ? state : { assignee: nameOf(assignee) };
  };
  return {
    ...message,
    replies: replies.map(({ author, createdAt, ...reply }) => ({
      ...reply,
      author: nameOf(author),
      createdAt: createdAt.toISOString(),
    })),
    history: toActs(acts, nameOf).map((act) => ({
      ...act,
      before: named(act.before),
      after: named(act.after),
    })),
    staff: await staffNames(tx),
  };
}

async function repliesTo(tx: Transaction, messageId: string) {
  const { id, text, author, createdAt } = messageReplies;
  const key = sql`${replyKey('')} || ${id}`;
  return tx
    .select({
      id,
      text,
      author,
      createdAt,
      mail: sql<
        StaffReply['mail']
      >`coalesce((select ${outbox.status} from ${outbox} where ${outbox.dedupeKey} = ${key}), 'discarded')`,
    })
    .from(messageReplies)
    .where(eq(messageReplies.messageId, messageId))
    .orderBy(asc(createdAt), asc(id));
}

function assigneeIn(state: unknown): string {
  const { assignee } = (state ?? {}) as { assignee?: string | null };
  return assignee ?? '';
}
