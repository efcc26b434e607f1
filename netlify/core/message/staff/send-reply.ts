import { and, eq, lte } from 'drizzle-orm';
import type { MessageRow } from '#src/domain/message/message-list.ts';
import type { MessageDetail } from '#src/domain/message/staff/message-detail.ts';
import { type ReplyRequest, replySchema } from '#src/domain/message/staff/staff-requests.ts';
import { isId } from '#src/lib/ids.ts';
import type { SignedIn } from '../../account/sessions.ts';
import { audit } from '../../audit/audit.ts';
import { lockBooking } from '../../booking/booking-queries.ts';
import { db, type Transaction } from '../../database.ts';
import { ProblemError } from '../../errors.ts';
import { lockRecord, requireVersion } from '../../lists/change-record.ts';
import { readRecord } from '../../lists/list.ts';
import { readFields } from '../../read-fields.ts';
import { answered, markAnswered } from '../mark-answered.ts';
import { type Message, messages } from '../message.table.ts';
import { sameConversation } from '../message-key.ts';
import { messageList } from '../message-list.ts';
import { describeMessage } from './describe-message.ts';
import { messageReplies } from './reply.table.ts';
import { sendToClient } from './send-to-client.ts';

interface Replying {
  id: string;
  key: string;
}

/** Sends a reply by email, else by text, once for `key`. Throws ProblemError 400, 404, 409 or 422. */
export async function sendReply(
  { user }: SignedIn,
  { id, key }: Replying,
  body: unknown,
): Promise<MessageDetail> {
  const request = readFields(replySchema, body);
  return db().transaction(async (tx) => {
    await lockBookingOf(tx, id);
    const current = await lockRecord(messageList, tx, id);
    if (await isDuplicate(tx, { id, key }, request)) return describeMessage(tx, current);
    requireVersion(current, request.version);
    await writeReply(tx, current, { idempotencyKey: key, author: user.id, text: request.text });
    return describeMessage(tx, (await readRecord(messageList, tx, id)) ?? current);
  });
}

/** An erasure locks a booking before its questions; the reverse order could deadlock. */
async function lockBookingOf(tx: Transaction, id: string): Promise<void> {
  const { bookingId } = messages;
  const [message] = isId(id) ? await tx.select({ bookingId }).from(messages).where(eq(messages.id, id)) : [];
  if (message?.bookingId) await lockBooking(tx, message.bookingId);
}

async function isDuplicate(tx: Transaction, { id, key }: Replying, { text }: ReplyRequest): Promise<boolean> {
  const [sent] = await tx
    .select({ text: messageReplies.text })
    .from(messageReplies)
    .where(and(eq(messageReplies.messageId, id), eq(messageReplies.idempotencyKey, key)));
  if (sent === undefined || sent.text === text) return sent !== undefined;
  throw new ProblemError(409, 'This Idempotency-Key was used for another reply. Please send a new one.');
}

async function writtenMessage(tx: Transaction, id: string): Promise<Message> {
  const [message] = await tx.select().from(messages).where(eq(messages.id, id));
  if (message === undefined) throw new Error('A message was deleted while it was answered.');
  return message;
}

/** Also answers what the client wrote earlier in the conversation, which staff read above it. */
async function answerAll(tx: Transaction, written: Message, actor: string): Promise<void> {
  await tx.update(messages).set(answered).where(eq(messages.id, written.id));
  const earlier = and(sameConversation(written), lte(messages.createdAt, written.createdAt));
  await markAnswered(tx, earlier, actor);
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
  const written = await writtenMessage(tx, id);
  await sendToClient(tx, written, reply);
  await answerAll(tx, written, values.author);
  // The text stays out of the audit log, which outlives it.
  await audit(tx, {
    actor: values.author,
    action: 'message.replied',
    subjectId: id,
    before: { status },
    after: { status: 'answered' },
  });
}
