import * as z from 'zod/mini';
import { callUs } from '#src/domain/studio/call-words.ts';
import {
  line,
  lines,
  maxEmailLength,
  maxPhoneLength,
  optionalEmail,
  optionalPhone,
} from '#src/lib/forms/form-fields.ts';
import { phoneOrEmail } from '#src/lib/forms/phone-or-email.ts';

/** Maximum characters of each field (docs/product.md, Messages). */
export const messageLimits = {
  name: 100,
  email: maxEmailLength,
  phone: maxPhoneLength,
  subject: 150,
  message: 5000,
} as const;

export const emptyFieldSentences = {
  name: 'Please enter your name.',
  subject: 'Please tell us in a few words what it is about.',
  message: 'Please write your message.',
} as const;

export const requiredMessageFields = Object.keys(emptyFieldSentences);

const maxLinks = 3;

const tooManyLinks = `Please keep it to ${maxLinks} links, or ${callUs} about the others.`;

export const messageRetentionMonths = 24;

/** Consent given by sending, as in the privacy policy. Each message stores the wording of its day. */
export const messageConsent = `By sending this you agree that we keep your message and how to reach you for ${messageRetentionMonths} months, to reply to you.`;

/** Body of `POST /api/contact`. */
export const messageSchema = z
  .object({
    name: line(messageLimits.name, emptyFieldSentences.name, 'Please keep the name under 100 characters.'),
    email: optionalEmail(),
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
  })
  .check(...phoneOrEmail);

/** Counts web addresses in a text, with or without a scheme. */
function linksIn(words: string): number {
  return words.match(/(?:https?:\/\/|www\.)\S/gi)?.length ?? 0;
}

export type MessageRequest = z.infer<typeof messageSchema>;
