import { site } from '#src/domain/studio/site.ts';
import type { ReplyTarget } from './conversation.ts';
import type { ConversationWords } from './words/en.ts';

interface OfferedPrice {
  total: number;
  lastDay: string;
  message: string;
}

/** Words of an offer: its price and last day, then what staff wrote with it. */
export function offerWords(words: ConversationWords, { total, lastDay, message }: OfferedPrice): string {
  const price = words.price({ total, day: lastDay });
  return message === '' ? price : `${price}\n\n${message}`;
}

/** Subject of a question on a booking, in the list of messages of staff. */
export const questionSubject = (reference: string) => `Question about booking ${reference}`;

/** Text message that brings a reply: one part, with room for the longest link. */
export function replyTextWords(words: ConversationWords, reference: string | undefined, url: string): string {
  const studio = site.name;
  return reference === undefined
    ? words.messageReplyText({ studio, url })
    : words.bookingReplyText({ studio, reference, url });
}

interface Addressee {
  name: string;
  subject: string;
}

/** First words on WhatsApp: those typed, or a greeting with the subject; then the client's link. */
export function whatsAppWords(
  words: ConversationWords,
  typed: string,
  { name, subject }: Addressee,
  url: string,
): string {
  const first = typed.trim() || `${words.whatsAppHello({ name, studio: site.name })} ${subject}`;
  return `${first}\n\n${words.whatsAppLink}\n${url}`;
}

/** States where a reply is sent, under the field in which staff write it. */
export function replyRoute({ email, phone, kind }: Pick<ReplyTarget, 'email' | 'phone' | 'kind'>): string {
  const office = kind === 'booking' ? site.emails.bookings : site.emails.general;
  if (email !== '')
    return `We’ll email it to ${email} with a link to this conversation, where they can answer. An email they write arrives at ${office}.`;
  return `We’ll send a text message to ${phone} with a link to this conversation, where they can answer.`;
}
