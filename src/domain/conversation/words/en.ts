import type { Messages, Words } from '#src/lib/words/messages.ts';

export const en = {
  loading: 'Loading your messages…',
  hello: 'Hello {name}, here is what you and we wrote.',
  // Above what the client wrote; above what the studio wrote is its name.
  you: 'You',
  // When it was written.
  at: '{at:moment}',
  yourAnswer: 'Your answer',
  questions: 'Questions',
  yourQuestion: 'Your question',
  // Under the field in which a client writes.
  replyHint: 'We’ll reply here within 24 hours, and write to you when we have.',
  send: 'Send',
  sending: 'Sending…',
  sent: 'Sent. We’ll reply within 24 hours.',
  notSent: 'Your message was not sent',

  linkIncomplete: 'This address is incomplete. Please open the link in our newest message to you again.',
  linkExpired:
    'This link is incomplete or has expired. Please open the newest message from us, or call us on {phone} ({hours:hours}) or write on {whatsApp}.',
  offline: 'You seem to be offline. Your messages are safe with us.',
  timeout: 'This is taking longer than usual. Your messages are safe with us.',
  unreachable: 'We cannot reach our server. Your messages are safe with us.',

  // Our price for a booking, in the conversation; what staff wrote follows.
  price: 'Our price is {total:money}, until {day:date}.',
  bookingSubject: 'Your booking {reference}',
  // Text messages of at most 160 characters, the longest link included.
  bookingReplyText: '{studio} replied to booking {reference}. Read it and answer here: {url}',
  messageReplyText: '{studio} replied to your message. Read it and answer here: {url}',
  // On WhatsApp, if staff typed nothing; the subject of the message or booking follows.
  whatsAppHello: 'Hello {name}, {studio} here.',
  whatsAppLink: 'Your page with us, where you can also answer:',
} as const satisfies Messages;

declare module '#src/lib/words/messages.ts' {
  interface Catalogues {
    conversation: typeof en;
  }
}

export type ConversationWords = Words<typeof en>;
