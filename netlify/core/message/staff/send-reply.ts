import { and, eq } from 'drizzle-orm';
import type { MessageRow } from '#src/domain/message/message-list.ts';
import { type ReplyRequest, replySchema } from '#src/domain/message/staff/staff-requests.ts';
import type { MessageThread } from '#src/domain/message/staff/thread.ts';
import type { SignedIn } from '../../account/sessions.ts';
import { audit } from '../../audit/audit.ts';
import { db, type Transaction } from '../../database.ts';
import { ProblemError } from '../../errors.ts';
import { lockRecord, requireVersion } from '../../lists/change-record.ts';
import { readRecord } from '../../lists/list.ts';
import { enqueueMail } from '../../mail/outbox.ts';
import { readFields } from '../../read-fields.ts';
import { messages } from '../message.table.ts';
import { messageList } from '../message-list.ts';
import { messageReplies } from './reply.table.ts';
import { mailsOfThread, replyMail } from './reply-mail.ts';
import { describeThread } from './thread.ts';

interface Replying {
  id: string;
  key: string;
}

/** Emails a reply; idempotent by `key` and text. Throws ProblemError 400, 404, 409 or 422. */
export async function sendReply(
  { user }: SignedIn,
  { id, key }: Replying,
  body: unknown,
): Promise<MessageThread> {
  const request = readFields(replySchema, body);
  return db().transaction(async (tx) => {
    const current = await lockRecord(messageList, tx, id);
    if (await isDuplicate(tx, { id, key }, request)) return describeThread(tx, current);
    requireVersion(current, request.version);
    await writeReply(tx, current, { idempotencyKey: key, author: user.id, text: request.text });
    return describeThread(tx, (await readRecord(messageList, tx, id)) ?? current);
  });
}

async function isDuplicate(tx: Transaction, { id, key }: Replying, { text }: ReplyRequest): Promise<boolean> {
  const [sent] = await tx
    .select({ text: messageReplies.text })
    .from(messageReplies)
    .where(and(eq(messageReplies.messageId, id), eq(messageReplies.idempotencyKey, key)));
  if (sent === undefined || sent.text === text) return sent !== undefined;
  throw new ProblemError(409, 'This Idempotency-Key was used for another reply. Please send a new one.');
}

async function writeReply(
  tx: Transaction,
  current: MessageRow,
  values: { idempotencyKey: string; author: string; text: string },
): Promise<void> {
  const { id, status } = current;
  const [reply] = await tx
    .insert(messageReplies)
    .values({ ...values, messageId: id })
    .returning();
  if (reply === undefined) throw new Error('The database did not return the reply it stored.');
  const written = { ...current, createdAt: new Date(current.createdAt) };
  await enqueueMail(tx, replyMail(written, reply, await mailsOfThread(tx, written)));
  await tx.update(messages).set({ status: 'answered', snoozedUntil: null }).where(eq(messages.id, id));
  // The text stays out of the audit log, which outlives it.
  await audit(tx, {
    actor: values.author,
    action: 'message.replied',
    subjectId: id,
    before: { status },
    after: { status: 'answered' },
  });
}
