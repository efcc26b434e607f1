import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, isNull, type SQL, sql } from 'drizzle-orm';
import { clientLanguage } from '../client-language.ts';
import type { Database, Transaction } from '../database.ts';
import { siteUrl } from '../site-url.ts';
import { type Message, messageKeys, messages } from './message.table.ts';

/** Days after which a link to a conversation expires; each reply brings a new one. */
const messageLinkDays = 30;

/** Creates a link to the conversation of a message, with a new 128-bit key in the fragment. */
export async function conversationLink(
  tx: Transaction,
  message: Pick<Message, 'id' | 'language'>,
): Promise<string> {
  const token = randomBytes(16).toString('base64url');
  await tx.insert(messageKeys).values({ tokenHash: hash(token), messageId: message.id });
  return siteUrl(`/conversation#${token}`, clientLanguage(message));
}

/** Finds the message of an unexpired key. */
export async function messageByKey(
  connection: Database | Transaction,
  token: string,
): Promise<Message | undefined> {
  const isFresh = gt(messageKeys.createdAt, sql`now() - make_interval(days => ${messageLinkDays}::int)`);
  const [found] = await connection
    .select({ message: messages })
    .from(messageKeys)
    .innerJoin(messages, eq(messages.id, messageKeys.messageId))
    .where(and(eq(messageKeys.tokenHash, hash(token)), isFresh));
  return found?.message;
}

/**
 * Matches the messages that the reader of a reply to `message` may see: those from its address.
 * Never all of the client, because anyone can type another person's address next to their own.
 */
export function sameConversation({ id, clientId, bookingId, email, phone }: Message): SQL | undefined {
  if (clientId === null) return eq(messages.id, id);
  return and(
    eq(messages.clientId, clientId),
    bookingId === null ? isNull(messages.bookingId) : eq(messages.bookingId, bookingId),
    sql`lower(${messages.email}) = lower(${email})`,
    email === '' ? sql`phone_key(${messages.phone}) = phone_key(${phone})` : undefined,
  );
}

function hash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
