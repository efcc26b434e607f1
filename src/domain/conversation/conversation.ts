import * as z from 'zod/mini';
import { messageSchema } from '#src/domain/message/message.ts';
import type { TextState } from '#src/domain/sms/text-words.ts';
import { languages } from '#src/lib/words/languages.ts';

/** Words as the client reads them, oldest first. */
export interface ConversationItem {
  from: 'client' | 'studio';
  /** ISO instant. */
  at: string;
  text: string;
}

/** Conversation behind a link from a message, for a client without a booking. */
export interface OpenConversation {
  name: string;
  conversation: ConversationItem[];
}

/** Body of a question, or of another message in a conversation. */
export const questionSchema = z.object({
  text: messageSchema.shape.message,
  /** Language of the page; without one, that of the booking or message. */
  language: z.catch(z.optional(z.enum(languages)), undefined),
});
export type QuestionRequest = z.input<typeof questionSchema>;

/** Time in ms after a client wrote in which they are taken to be waiting. */
const waitingMs = 60 * 60 * 1000;

/** True while a client waits for a reply, so that a text message may arrive at any hour. */
export function awaitsReply(wroteAt: Date, now: Date): boolean {
  return now.getTime() - wroteAt.getTime() < waitingMs;
}

/** Words as staff read them. `sent-on-whatsapp`: a note of staff without words. */
export interface StaffConversationItem extends ConversationItem {
  id: string;
  kind: 'order' | 'message' | 'reply' | 'offer' | 'sent-on-whatsapp';
  author: string;
  /** Booking it belongs to. */
  booking: { id: string; reference: string } | null;
  /** Message that it is, or replies to. */
  message: { id: string; subject: string } | null;
  /** True for a message that waits for a reply. */
  waits: boolean;
  /** Delivery of a reply to a message; null for other words, and where nothing could be sent. */
  sent: ({ channel: 'mail' | 'sms' } & TextState) | null;
}

/** Record that gets the next reply, and its address: an email, else a phone. */
export interface ReplyTarget {
  kind: 'booking' | 'message';
  id: string;
  /** Sent with a reply; a stale version is a 409. */
  version: number;
  /** Subject of a message; "Your booking FTS-7K3MP-9Q2XT" for a booking. */
  subject: string;
  /** Reference of the booking it belongs to. */
  reference: string | null;
  name: string;
  email: string;
  phone: string;
}

export interface StaffConversation {
  /** Client, whose page has everything; null once erased. */
  client: string | null;
  /** Oldest first, the newest 200. */
  items: StaffConversationItem[];
  /** Newest waiting message, else the newest message or booking; null without an address. */
  target: ReplyTarget | null;
}
