import * as z from 'zod/mini';
import { callUs } from '#src/domain/studio/call-words.ts';
import {
  emailAddress,
  emailSentences,
  line,
  lines,
  maxEmailLength,
  maxPhoneLength,
  optionalPhone,
} from '#src/lib/forms/form-fields.ts';

/** The rules of a message to the studio (docs/product.md, Messages). The form takes its limits and sentences from here. */

/** The most characters that a field takes. */
export const messageLimits = {
  name: 100,
  email: maxEmailLength,
  phone: maxPhoneLength,
  subject: 150,
  message: 5000,
} as const;

/** What a required field says when it is empty. */
export const emptyFieldSentences = {
  name: 'Please enter your name.',
  email: emailSentences.empty,
  subject: 'Please tell us in a few words what it is about.',
  message: 'Please write your message.',
} as const;

/** Fields that a message cannot go without. */
export const requiredMessageFields = Object.keys(emptyFieldSentences);

/** The most links that a message carries; machines send more. */
const maxLinks = 3;

const tooManyLinks = `Please keep it to ${maxLinks} links, or ${callUs} about the others.`;

/** How long a message is kept. */
export const messageRetentionMonths = 24;

/** What a visitor agrees to by sending; the privacy policy says the same. Kept with each message as it was worded then. */
export const messageConsent = `By sending this you agree that we keep your message and how to reach you for ${messageRetentionMonths} months, to reply to you.`;

/** What `POST /api/contact` takes. */
export const messageSchema = z.object({
  name: line(messageLimits.name, emptyFieldSentences.name, 'Please keep the name under 100 characters.'),
  email: emailAddress(),
  phone: optionalPhone(),
  subject: line(
    messageLimits.subject,
    emptyFieldSentences.subject,
    'Please keep the subject under 150 characters.',
  ),
  message: lines(
    messageLimits.message,
    emptyFieldSentences.message,
    'Please keep the message under 5,000 characters.',
  ).check(z.refine((words) => linksIn(words) <= maxLinks, { error: tooManyLinks })),
});

/** How many addresses of the web stand in a text, however they are written. */
function linksIn(words: string): number {
  return words.match(/(?:https?:\/\/|www\.)\S/gi)?.length ?? 0;
}

export type MessageRequest = z.infer<typeof messageSchema>;
