import { eq, inArray, or } from 'drizzle-orm';
import type { ReplyTarget, StaffConversation } from '#src/domain/conversation/conversation.ts';
import { conversationWords } from '#src/domain/conversation/words/words.ts';
import { isId } from '#src/lib/ids.ts';
import { wordsIn } from '#src/lib/words/catalogue.ts';
import { actorNames } from '../audit/history.ts';
import { bookings } from '../booking/booking.table.ts';
import type { Booking } from '../booking/booking-queries.ts';
import {
  type ConversationParts,
  type ConversationScope,
  conversationParts,
} from '../booking/conversation-parts.ts';
import { findBooking } from '../booking/staff/find-booking.ts';
import { clients, keptId } from '../client/client.table.ts';
import { db, type Transaction } from '../database.ts';
import { ProblemError } from '../errors.ts';
import { type Message, messages } from '../message/message.table.ts';
import { sameConversation } from '../message/message-key.ts';

interface Found {
  client: string | null;
  scope: ConversationScope;
}

/** Reads the conversation about a booking, by its id or reference. Throws ProblemError 404. */
export function bookingThread(which: string): Promise<StaffConversation> {
  return read(async (tx) => ofBooking(await findBooking(tx, which)));
}

/** Reads the conversation that a message belongs to. Throws ProblemError 404. */
export function messageThread(id: string): Promise<StaffConversation> {
  return read(async (tx) => {
    const message = await findMessage(tx, id);
    if (message.bookingId !== null) return ofBooking(await findBooking(tx, message.bookingId));
    return { client: message.clientId, scope: { messages: sameConversation(message) } };
  });
}

/** Reads everything said with a client, also with those merged into them. Throws ProblemError 404. */
export function clientThread(id: string): Promise<StaffConversation> {
  return read(async (tx) => {
    const same = await sameClients(tx, id);
    if (same.length === 0) throw new ProblemError(404, 'This client no longer exists.');
    const scope = { bookings: inArray(bookings.clientId, same), messages: inArray(messages.clientId, same) };
    return { client: id, scope };
  });
}

async function findMessage(tx: Transaction, id: string): Promise<Message> {
  const [message] = isId(id) ? await tx.select().from(messages).where(eq(messages.id, id)) : [];
  if (message === undefined) throw new ProblemError(404, 'This message no longer exists.');
  return message;
}

function ofBooking({ id, clientId }: Booking): Found {
  return {
    client: clientId,
    scope: { bookings: eq(bookings.id, id), messages: eq(messages.bookingId, id) },
  };
}

/** Lists a client's id and those merged with it. */
async function sameClients(tx: Transaction, id: string): Promise<string[]> {
  if (!isId(id)) return [];
  const kept = keptId(id);
  const found = await tx
    .select({ id: clients.id })
    .from(clients)
    .where(or(eq(clients.id, kept), eq(clients.mergedInto, kept)));
  return found.map((client) => client.id);
}

function read(find: (tx: Transaction) => Promise<Found>): Promise<StaffConversation> {
  return db().transaction(
    async (tx) => {
      const { client, scope } = await find(tx);
      return toConversation(tx, client, await conversationParts(tx, scope));
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

async function toConversation(
  tx: Transaction,
  client: string | null,
  parts: ConversationParts,
): Promise<StaffConversation> {
  const references = await referencesOf(tx, parts);
  const ours = parts.items.filter(({ from }) => from === 'studio');
  const nameOf = await actorNames(
    tx,
    ours.map(({ author }) => author),
  );
  return {
    client,
    items: parts.items.map(({ bookingId, ...item }) => {
      const reference = references.get(bookingId ?? '');
      return {
        ...item,
        author: item.from === 'studio' ? nameOf(item.author) : item.author,
        booking: bookingId === null || reference === undefined ? null : { id: bookingId, reference },
      };
    }),
    target: targetOf(parts, references),
  };
}

/** A message of a client may belong to a booking outside the ones read. */
async function referencesOf(tx: Transaction, parts: ConversationParts): Promise<Map<string, string>> {
  const known = new Map(parts.bookings.map(({ id, reference }) => [id, reference]));
  const others = parts.messages.flatMap(({ bookingId }) =>
    bookingId === null || known.has(bookingId) ? [] : [bookingId],
  );
  if (others.length === 0) return known;
  const { id, reference } = bookings;
  const found = await tx.select({ id, reference }).from(bookings).where(inArray(id, others));
  return new Map([...known, ...found.map((booking) => [booking.id, booking.reference] as const)]);
}

/** Bookings have no status of an answer: only a message can wait for a reply. */
function targetOf(
  { bookings: [booking], messages: written }: ConversationParts,
  references: Map<string, string>,
): ReplyTarget | null {
  const message = written.find(({ status }) => status === 'open') ?? written[0];
  const isNewer = booking !== undefined && message !== undefined && booking.createdAt > message.createdAt;
  if (message !== undefined && (message.status === 'open' || !isNewer)) {
    const { id, version, subject, name, email, phone, bookingId } = message;
    const reference = references.get(bookingId ?? '') ?? null;
    return { kind: 'message', id, version, subject, reference, name, email, phone };
  }
  if (booking === undefined || (booking.email === '' && booking.phone === '')) return null;
  const words = wordsIn('en', conversationWords);
  const { id, version, reference, name, email, phone } = booking;
  return {
    kind: 'booking',
    id,
    version,
    subject: words.bookingSubject({ reference }),
    reference,
    name,
    email,
    phone,
  };
}
