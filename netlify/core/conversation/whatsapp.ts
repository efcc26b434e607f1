import { eq, sql } from 'drizzle-orm';
import { isId } from '#src/lib/ids.ts';
import type { SignedIn } from '../account/sessions.ts';
import { audit, auditAll } from '../audit/audit.ts';
import { isErased } from '../booking/erased.ts';
import { bookingLink } from '../booking/my-booking/booking-key.ts';
import { findBooking } from '../booking/staff/find-booking.ts';
import { db, type Transaction } from '../database.ts';
import { ProblemError } from '../errors.ts';
import { markAnswered } from '../message/mark-answered.ts';
import { type Message, messages } from '../message/message.table.ts';
import { conversationLink } from '../message/message-key.ts';

/** Creates a link to a booking that staff send themselves. Throws ProblemError 404 or 409. */
export async function linkToBooking({ user }: SignedIn, which: string): Promise<string> {
  return db().transaction(async (tx) => {
    const booking = await findBooking(tx, which, true);
    if (isErased(booking)) throw erased();
    const { id } = booking;
    await audit(tx, { actor: user.id, action: 'booking.link-made', subjectId: id });
    return (await bookingLink(tx, booking)).url;
  });
}

/** Creates a link to a message's conversation that staff send themselves. Throws ProblemError 404. */
export async function linkToMessage({ user }: SignedIn, id: string): Promise<string> {
  return db().transaction(async (tx) => {
    const message = required((await tx.select().from(messages).where(which(id)))[0]);
    const { bookingId, language } = message;
    await audit(tx, { actor: user.id, action: 'message.link-made', subjectId: id });
    return bookingId === null
      ? conversationLink(tx, message)
      : (await bookingLink(tx, { id: bookingId, language })).url;
  });
}

/** Notes that staff wrote to the client on WhatsApp about a booking. Throws ProblemError 404. */
export async function noteWhatsAppOfBooking({ user }: SignedIn, which: string): Promise<void> {
  await db().transaction(async (tx) => {
    const { id, clientId } = await findBooking(tx, which, true);
    await noteSent(tx, user.id, { kind: 'booking', id, clientId });
  });
}

/** Notes that staff replied to a message on WhatsApp, which answers it. Throws ProblemError 404. */
export async function noteWhatsAppOfMessage({ user }: SignedIn, id: string): Promise<void> {
  await db().transaction(async (tx) => {
    const { clientId } = await lockMessage(tx, id);
    await noteSent(tx, user.id, { kind: 'message', id, clientId });
    await markAnswered(tx, eq(messages.id, id), user.id);
  });
}

interface Subject {
  kind: 'booking' | 'message';
  id: string;
  clientId: string | null;
}

/** Writes it into the history of the record and of its client. */
async function noteSent(tx: Transaction, actor: string, { kind, id, clientId }: Subject): Promise<void> {
  await auditAll(tx, [
    { actor, action: `${kind}.sent-on-whatsapp`, subjectId: id },
    ...(clientId === null
      ? []
      : [{ actor, action: 'client.sent-on-whatsapp', subjectId: clientId, after: { [kind]: id } }]),
  ]);
}

async function lockMessage(tx: Transaction, id: string): Promise<Message> {
  return required((await tx.select().from(messages).where(which(id)).for('update'))[0]);
}

const which = (id: string) => (isId(id) ? eq(messages.id, id) : sql`false`);

function required(message: Message | undefined): Message {
  if (message !== undefined) return message;
  throw new ProblemError(404, 'This message no longer exists.');
}

function erased(): ProblemError {
  return new ProblemError(409, 'The client is erased from this booking, so it has no link.');
}
