import type { Messages } from '#src/lib/words/messages.ts';

export const en = {
  receivedSubject: 'We received your message',
  receivedPreview: 'Thank you. We’ll reply within 24 hours.',
  received: 'Thank you! Your message has been received.',
  replySoon: 'We’ll reply within 24 hours.',
  subject: 'Subject',
  // Heads our email and its text message.
  reply: 'Our reply to your message',
  written: 'You wrote on {moment:moment}',
  // The same about a booking: subject, heading, and what the client wrote.
  bookingReplySubject: 'About your booking {reference}',
  bookingReply: 'Our reply about your booking',
  bookingWritten: 'You wrote',
  // Button: opens all messages between us, where the reader can write back.
  readAndAnswer: 'Read our conversation and answer',
} as const satisfies Messages;
