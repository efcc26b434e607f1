import type { Messages, Words } from '#src/lib/words/messages.ts';

export const en = {
  nameEmpty: 'Please enter your name.',
  nameTooLong: 'Please keep the name under {most} characters.',
  subjectEmpty: 'Please tell us in a few words what it is about.',
  subjectTooLong: 'Please keep the subject under {most} characters.',
  messageEmpty: 'Please write your message.',
  messageTooLong: 'Please keep the message under 5,000 characters.',
  tooManyLinks:
    'Please keep it to {most} links, or call us on {phone} ({hours:hours}) or write on {whatsApp} about the others.',
  // Stored with each message: the sender agrees to it by sending.
  consent:
    'By sending this you agree that we keep your message and how to reach you for {months} months, to reply to you.',
  received: 'Thank you! Your message has been received.',
  contactSoon: 'We will contact you shortly.',
  notSent: 'Your message was not sent',
} as const satisfies Messages;

declare module '#src/lib/words/messages.ts' {
  interface Catalogues {
    message: typeof en;
  }
}

export type MessageWords = Words<typeof en>;
