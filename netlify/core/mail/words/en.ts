import type { Messages, Words } from '#src/lib/words/messages.ts';

export const en = {
  // Opens an email to a person, by the full name.
  hello: 'Hello {name},',
  // Ends an email whose replies are read.
  askByReply:
    'Questions? Reply to this email, call {phone} or {second} ({hours:hours}), or write on {whatsApp}.',
  // Ends an email with a link to a booking or a fee.
  askOnPage:
    'Questions? Ask on the page that the link opens, where we’ll also reply. You can also reply to this email, call {phone} or {second} ({hours:hours}), or write on {whatsApp}.',
  // In plain text, before what a label names: an amount, a date, a link.
  label: '{label}:',
  // Foot of an email: the numbers of the studio and the hours of the phone.
  phones: '<phone>{phone}</phone> · <second>{second}</second> ({hours:hours})',
} as const satisfies Messages;

export type MailWords = Words<typeof en>;
