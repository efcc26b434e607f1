import type { OpenConversation } from '#src/domain/conversation/conversation.ts';
import { contactValues } from '#src/domain/studio/call-words.ts';
import { refusals } from '#src/lib/words/refusals.ts';
import { limitAddress } from '../abuse/rate-limit.ts';
import { conversationParts, forClient } from '../booking/conversation-parts.ts';
import { keepClient } from '../booking/keep-client.ts';
import type { LinkHolder } from '../booking/my-booking/booking-key.ts';
import { type Database, db, type Transaction } from '../database.ts';
import { ProblemError } from '../errors.ts';
import type { Message } from '../message/message.table.ts';
import { messageByKey, sameConversation } from '../message/message-key.ts';
import { writeMessage } from './write-message.ts';

const refused = refusals('conversation');

/** Link lookups per hour and IP address, successful or not. */
const asksPerHour = 60;

type KeyHolder = Omit<LinkHolder, 'now'>;

/** Reads the conversation that the link opens. Throws ProblemError 404 or 429. */
export async function openConversation(holder: KeyHolder): Promise<OpenConversation> {
  return toConversation(db(), await messageOfLink(holder));
}

/** Adds the client's words to the conversation. Throws ProblemError 400, 404, 409, 422 or 429. */
export async function writeAgain(holder: KeyHolder, body: unknown, key: string): Promise<OpenConversation> {
  const message = await messageOfLink(holder);
  const senderIn = (tx: Transaction) => senderOf(tx, holder.token);
  await writeMessage({ conversation: message.id, senderIn }, body, { key, address: holder.address });
  return toConversation(db(), message);
}

async function messageOfLink({ token, address }: KeyHolder): Promise<Message> {
  // Outside any transaction, so that refused attempts count too.
  await limitAddress(db(), 'conversation-link', address, asksPerHour);
  return required(await messageByKey(db(), token));
}

/** Reads the message again once the client is locked, because an erasure may have deleted it meanwhile. */
async function senderOf(tx: Transaction, token: string) {
  const before = required(await messageByKey(tx, token));
  if (before.clientId !== null) await keepClient(tx, before.clientId);
  const { clientId, bookingId, name, email, phone, language, subject } = required(
    await messageByKey(tx, token),
  );
  return { clientId, bookingId, name, email, phone, language, subject };
}

function required(message: Message | undefined): Message {
  if (message !== undefined) return message;
  throw new ProblemError(404, refused('linkExpired', contactValues));
}

async function toConversation(connection: Database, message: Message): Promise<OpenConversation> {
  const parts = await conversationParts(connection, { messages: sameConversation(message) });
  return { name: message.name, conversation: forClient(parts) };
}
