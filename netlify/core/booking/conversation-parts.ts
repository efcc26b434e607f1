import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { ConversationItem, StaffConversationItem } from '#src/domain/conversation/conversation.ts';
import { offerWords } from '#src/domain/conversation/conversation-words.ts';
import { conversationWords } from '#src/domain/conversation/words/words.ts';
import { wordsIn } from '#src/lib/words/catalogue.ts';
import { auditEntries } from '../audit/audit.table.ts';
import type { Database, Transaction } from '../database.ts';
import { messages } from '../message/message.table.ts';
import { messageReplies, replyKey } from '../message/staff/reply.table.ts';
import { outbox } from '../outbox/outbox.table.ts';
import { bookings } from './booking.table.ts';
import { offers } from './offer/offer.table.ts';

/** Newest records and words that are read. */
const most = 200;

type Connection = Database | Transaction;
type Booking = typeof bookings.$inferSelect;
type Message = typeof messages.$inferSelect;

/** Records of a conversation. Without bookings or messages, it has none. */
export interface ConversationScope {
  bookings?: SQL | undefined;
  messages?: SQL | undefined;
}

/** `author`: the client's name, or the actor of an audit entry. */
interface Item extends Omit<StaffConversationItem, 'booking'> {
  bookingId: string | null;
}

export interface ConversationParts {
  /** Newest first. */
  bookings: Booking[];
  /** Newest first. */
  messages: Message[];
  /** Oldest first. */
  items: Item[];
}

/** Reads the words of clients and staff, never staff notes. */
export async function conversationParts(
  connection: Connection,
  scope: ConversationScope,
): Promise<ConversationParts> {
  const booked = await bookingsIn(connection, scope.bookings);
  const written = await messagesIn(connection, scope.messages);
  const ids = booked.map(({ id }) => id);
  const items = [
    ...booked.filter(({ message }) => message !== '').map(orderItem),
    ...written.map(messageItem),
    ...(await offerItems(connection, ids)),
    ...(await historyItems(connection, booked, written)),
    ...(await replyItems(connection, written)),
  ];
  items.sort((a, b) => a.at.localeCompare(b.at));
  return { bookings: booked, messages: written, items: items.slice(-most) };
}

/** Keeps what the client may read. */
export function forClient({ items }: ConversationParts): ConversationItem[] {
  return items
    .filter(({ kind }) => kind !== 'sent-on-whatsapp')
    .map(({ from, at, text }) => ({ from, at, text }));
}

/** Reads the conversation of one booking, as its client reads it. */
export async function bookingConversation(connection: Connection, id: string): Promise<ConversationItem[]> {
  return forClient(
    await conversationParts(connection, {
      bookings: eq(bookings.id, id),
      messages: eq(messages.bookingId, id),
    }),
  );
}

async function bookingsIn(connection: Connection, scope: SQL | undefined): Promise<Booking[]> {
  if (scope === undefined) return [];
  const newestFirst = [desc(bookings.createdAt), desc(bookings.id)];
  return connection
    .select()
    .from(bookings)
    .where(scope)
    .orderBy(...newestFirst)
    .limit(most);
}

async function messagesIn(connection: Connection, scope: SQL | undefined): Promise<Message[]> {
  if (scope === undefined) return [];
  const newestFirst = [desc(messages.createdAt), desc(messages.id)];
  return connection
    .select()
    .from(messages)
    .where(scope)
    .orderBy(...newestFirst)
    .limit(most);
}

function orderItem({ id, name, message, createdAt }: Booking): Item {
  return {
    id,
    kind: 'order',
    from: 'client',
    at: createdAt.toISOString(),
    author: name,
    text: message,
    bookingId: id,
    message: null,
    waits: false,
    sent: null,
  };
}

function messageItem({ id, name, message, subject, bookingId, status, createdAt }: Message): Item {
  return {
    id,
    kind: 'message',
    from: 'client',
    at: createdAt.toISOString(),
    author: name,
    text: message,
    bookingId,
    message: { id, subject },
    waits: status === 'open',
    sent: null,
  };
}

async function offerItems(connection: Connection, bookingIds: string[]): Promise<Item[]> {
  if (bookingIds.length === 0) return [];
  const found = await connection.select().from(offers).where(inArray(offers.bookingId, bookingIds));
  const words = wordsIn('en', conversationWords);
  return found.map((offer) => ({
    id: offer.id,
    kind: 'offer',
    from: 'studio',
    at: offer.createdAt.toISOString(),
    author: offer.actor,
    text: offerWords(words, offer),
    bookingId: offer.bookingId,
    message: null,
    waits: false,
    sent: null,
  }));
}

const kindOfAction: Record<string, Item['kind']> = {
  'booking.replied': 'reply',
  'booking.sent-on-whatsapp': 'sent-on-whatsapp',
  'message.sent-on-whatsapp': 'sent-on-whatsapp',
};

/** Reads replies to an order and notes of WhatsApp messages, which only the history has. */
async function historyItems(connection: Connection, booked: Booking[], written: Message[]): Promise<Item[]> {
  const subjects = new Map<string, Pick<Item, 'bookingId' | 'message'>>([
    ...booked.map(({ id }) => [id, { bookingId: id, message: null }] as const),
    ...written.map(({ id, bookingId, subject }) => [id, { bookingId, message: { id, subject } }] as const),
  ]);
  if (subjects.size === 0) return [];
  const { id, at, actor, action, after, subjectId } = auditEntries;
  const found = await connection
    .select({ id, at, actor, action, subjectId, text: sql<string | null>`${after} ->> 'reply'` })
    .from(auditEntries)
    .where(and(inArray(subjectId, [...subjects.keys()]), inArray(action, Object.keys(kindOfAction))));
  return found.flatMap((act) => {
    const kind = kindOfAction[act.action];
    const subject = subjects.get(act.subjectId);
    // The words of an erased reply are gone.
    if (kind === undefined || subject === undefined || (kind === 'reply' && act.text === null)) return [];
    return {
      ...subject,
      id: act.id,
      kind,
      from: 'studio',
      at: act.at.toISOString(),
      author: act.actor,
      text: act.text ?? '',
      waits: false,
      sent: null,
    };
  });
}

const sentState = {
  channel: outbox.channel,
  state: outbox.status,
  lastError: outbox.lastError,
  delivery: outbox.delivery,
  reportedAt: outbox.reportedAt,
};

async function replyItems(connection: Connection, written: Message[]): Promise<Item[]> {
  if (written.length === 0) return [];
  const of = new Map(written.map((message) => [message.id, message]));
  const { id, messageId, text, author, createdAt } = messageReplies;
  const found = await connection
    .select({ id, messageId, text, author, createdAt, sent: sentState })
    .from(messageReplies)
    .leftJoin(outbox, eq(outbox.dedupeKey, sql`${replyKey('')} || ${id}`))
    .where(inArray(messageId, [...of.keys()]))
    .orderBy(asc(createdAt), asc(id));
  return found.map(({ sent, ...reply }) => {
    const message = of.get(reply.messageId);
    return {
      id: reply.id,
      kind: 'reply',
      from: 'studio',
      at: reply.createdAt.toISOString(),
      author: reply.author,
      text: reply.text,
      bookingId: message?.bookingId ?? null,
      message: message === undefined ? null : { id: message.id, subject: message.subject },
      waits: false,
      sent: sent && { ...sent, reportedAt: sent.reportedAt?.toISOString() ?? null },
    };
  });
}
