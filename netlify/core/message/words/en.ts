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
  // Button: opens all messages between us, where the reader can write back.
  readAndAnswer: 'Read our conversation and answer',
} as const satisfies Messages;
