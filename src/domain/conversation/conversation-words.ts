import { site } from '#src/domain/studio/site.ts';
import { formatDate } from '#src/lib/dates/dates.ts';
import { formatMoney } from '#src/lib/money.ts';
import type { ReplyTarget } from './conversation.ts';

interface OfferedPrice {
  total: number;
  lastDay: string;
  message: string;
}

/** Words of an offer: its price and last day, then what staff wrote with it. */
export function offerWords({ total, lastDay, message }: OfferedPrice): string {
  const price = `Our price is ${formatMoney(total)}, until ${formatDate(lastDay)}.`;
  return message === '' ? price : `${price}\n\n${message}`;
}

/** Subject of a question on a booking, in the list of messages. */
export const questionSubject = (reference: string) => `Question about booking ${reference}`;

/** Subject of words on a booking without a message. */
export const bookingSubject = (reference: string) => `Your booking ${reference}`;

/** Under the field in which a client writes. */
export const replyHint = 'We’ll reply here within 24 hours, and write to you when we have.';

export const questionSent = 'Sent. We’ll reply within 24 hours.';

/** Text message that brings a reply: one part, with room for the longest link. */
export function replyTextWords(reference: string | undefined, url: string): string {
  const about = reference === undefined ? 'your message' : `booking ${reference}`;
  return `${site.name} replied to ${about}. Read it and answer here: ${url}`;
}

interface Addressee {
  name: string;
  subject: string;
}

/** First words on WhatsApp: those typed, or a greeting with the subject; then the client's link. */
export function whatsAppWords(typed: string, { name, subject }: Addressee, url: string): string {
  const words = typed.trim() || `Hello ${name}, ${site.name} here. ${subject}`;
  return `${words}\n\n${linkWords}\n${url}`;
}

const linkWords = 'Your page with us, where you can also answer:';

/** States where a reply is sent, under the field in which staff write it. */
export function replyRoute({ email, phone, kind }: Pick<ReplyTarget, 'email' | 'phone' | 'kind'>): string {
  const office = kind === 'booking' ? site.emails.bookings : site.emails.general;
  if (email !== '')
    return `We’ll email it to ${email} with a link to this conversation, where they can answer. An email they write arrives at ${office}.`;
  return `We’ll send a text message to ${phone} with a link to this conversation, where they can answer.`;
}
