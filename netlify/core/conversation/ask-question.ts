import type { ConversationItem } from '#src/domain/conversation/conversation.ts';
import { questionSubject } from '#src/domain/conversation/conversation-words.ts';
import { lockBooking } from '../booking/booking-queries.ts';
import { bookingConversation } from '../booking/conversation-parts.ts';
import { isErased } from '../booking/erased.ts';
import { bookingByLink, invalidLink, type LinkHolder } from '../booking/my-booking/booking-key.ts';
import type { Transaction } from '../database.ts';
import { db } from '../database.ts';
import { writeMessage } from './write-message.ts';

/** Stores a question on the booking that the link opens. Throws ProblemError 400, 404, 409, 422 or 429. */
export async function askQuestion(
  holder: LinkHolder,
  body: unknown,
  key?: string,
): Promise<ConversationItem[]> {
  const { id } = await bookingByLink(holder);
  const senderIn = (tx: Transaction) => senderOf(tx, id);
  await writeMessage({ conversation: id, senderIn }, body, { key, address: holder.address });
  return bookingConversation(db(), id);
}

/** The lock waits for an erasure, after which the booking has no address for a reply. */
async function senderOf(tx: Transaction, bookingId: string) {
  const booking = await lockBooking(tx, bookingId);
  if (booking === undefined || isErased(booking)) throw invalidLink();
  const { clientId, name, email, phone, language, reference } = booking;
  return { clientId, bookingId, name, email, phone, language, subject: questionSubject(reference) };
}
