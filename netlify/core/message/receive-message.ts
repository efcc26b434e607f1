import { and, eq, gt, sql } from 'drizzle-orm';
import { type MessageRequest, messageConsent } from '#src/features/message/message.ts';
import { limitSender } from '../abuse/rate-limit.ts';
import { audit } from '../audit/audit.ts';
import { db, type Transaction } from '../database.ts';
import { enqueueMails } from '../mail/outbox.ts';
import { notify } from '../notification/notification.ts';
import { type Message, messages } from './message.table.ts';
import { messageReceivedMail, newMessageMail } from './message-mails.ts';
import { parseMessage } from './parse-message.ts';

/** What one visitor writes within an hour. */
const hourly = { perAddress: 10, perEmail: 5 };

/**
 * Keeps a message with all that follows from it, in one transaction; sent again, it stays one. `address` is the network address it came from.
 * Gives its id; throws ProblemError 400, 422 or 429.
 */
export async function receiveMessage(body: unknown, address: string): Promise<string> {
  const request = parseMessage(body);
  return db().transaction(async (tx) => {
    const sent = await sentBefore(tx, request);
    if (sent !== undefined) return sent.id;
    const message = await insertMessage(tx, request);
    await limitSender(tx, 'message', { address, email: message.email }, hourly);
    await announce(tx, message);
    return message.id;
  });
}

/** The same words from the same person within a day: an answer got lost, and they sent it again. Twins wait here. */
async function sentBefore(
  tx: Transaction,
  { email, subject, message }: MessageRequest,
): Promise<Pick<Message, 'id'> | undefined> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`message:${email}`}, 0))`);
  const aDayAgo = sql`now() - interval '1 day'`;
  const same = [eq(messages.email, email), eq(messages.subject, subject), eq(messages.message, message)];
  const [sent] = await tx
    .select({ id: messages.id })
    .from(messages)
    .where(and(...same, gt(messages.createdAt, aDayAgo)));
  return sent;
}

async function insertMessage(tx: Transaction, request: MessageRequest): Promise<Message> {
  const [message] = await tx
    .insert(messages)
    .values({ ...request, phone: request.phone ?? '', consent: messageConsent })
    .returning();
  if (message === undefined) throw new Error('The database did not return the message it stored.');
  return message;
}

async function announce(tx: Transaction, message: Message): Promise<void> {
  const { id: subjectId, name, subject } = message;
  await enqueueMails(tx, [newMessageMail(message), messageReceivedMail(message)]);
  await notify(tx, {
    kind: 'message',
    text: `${name} wrote: “${subject}”. Please reply within 24 hours.`,
    dedupeKey: `message:${subjectId}`,
    subjectId,
  });
  await audit(tx, { actor: 'visitor', action: 'message.received', subjectId });
}
