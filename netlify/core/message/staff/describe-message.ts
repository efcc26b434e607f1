import type { MessageRow } from '#src/domain/message/message-list.ts';
import type { MessageDetail } from '#src/domain/message/staff/message-detail.ts';
import { actorNames, auditOf, toActs } from '../../audit/history.ts';
import { db, type Transaction } from '../../database.ts';
import { ProblemError } from '../../errors.ts';
import { readRecord } from '../../lists/list.ts';
import { messageList } from '../message-list.ts';
import { staffNames } from './staff-names.ts';

/** Reads a message with its history. Throws ProblemError 404. */
export async function readMessage(id: string): Promise<MessageDetail> {
  return db().transaction(async (tx) => {
    const message = await readRecord(messageList, tx, id);
    if (message === undefined) throw new ProblemError(404, 'This message no longer exists.');
    return describeMessage(tx, message);
  });
}

export async function describeMessage(tx: Transaction, message: MessageRow): Promise<MessageDetail> {
  const acts = await auditOf(tx, [message.id]);
  const nameOf = await actorNames(
    tx,
    acts.flatMap(({ actor, before, after }) => [actor, assigneeIn(before), assigneeIn(after)]),
  );
  const named = (state: unknown) => {
    const assignee = assigneeIn(state);
    return assignee === '' ? state : { assignee: nameOf(assignee) };
  };
  return {
    ...message,
    history: toActs(acts, nameOf).map((act) => ({
      ...act,
      before: named(act.before),
      after: named(act.after),
    })),
    staff: await staffNames(tx),
  };
}

function assigneeIn(state: unknown): string {
  const { assignee } = (state ?? {}) as { assignee?: string | null };
  return assignee ?? '';
}
