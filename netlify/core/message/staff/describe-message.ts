import type { MessageRow } from '#src/domain/message/message-list.ts';
import type { MessageDetail } from '#src/domain/message/staff/message-detail.ts';
import { actorNames, auditOf, peopleIn, toActs } from '../../audit/history.ts';
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
  const nameOf = await actorNames(tx, peopleIn(acts));
  return {
    ...message,
    history: toActs(acts, nameOf),
    staff: await staffNames(tx),
  };
}
