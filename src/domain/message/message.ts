import * as z from 'zod/mini';
import { contactValues } from '#src/domain/studio/call-words.ts';
import {
  language,
  line,
  lines,
  maxEmailLength,
  maxPhoneLength,
  optionalEmail,
  optionalPhone,
} from '#src/lib/forms/form-fields.ts';
import { phoneOrEmail } from '#src/lib/forms/phone-or-email.ts';
import { refusals } from '#src/lib/words/refusals.ts';
import type { MessageWords } from './words/en.ts';

const refused = refusals('message');

/** Maximum characters of each field (docs/product.md, Messages). */
export const messageLimits = {
  name: 100,
  email: maxEmailLength,
  phone: maxPhoneLength,
  subject: 150,
  message: 5000,
} as const;

export const requiredMessageFields = ['name', 'subject', 'message'];

const maxLinks = 3;

export const messageRetentionMonths = 24;

/** Consent given by sending, as in the privacy policy. Each message stores the wording of its day. */
export function messageConsent(words: MessageWords): string {
  return words.consent({ months: messageRetentionMonths });
}

/** Body of `POST /api/contact`. */
export const messageSchema = z
  .object({
    name: line(
      messageLimits.name,
      refused('nameEmpty'),
      refused('nameTooLong', { most: messageLimits.name }),
    ),
    email: optionalEmail(),
    phone: optionalPhone(),
    language: language(),
    subject: line(
      messageLimits.subject,
      refused('subjectEmpty'),
      refused('subjectTooLong', { most: messageLimits.subject }),
    ),
    message: lines(messageLimits.message, refused('messageEmpty'), refused('messageTooLong')).check(
      z.refine((words) => linksIn(words) <= maxLinks, {
        error: refused('tooManyLinks', { most: maxLinks, ...contactValues }),
      }),
    ),
  })
  .check(...phoneOrEmail);

/** Counts web addresses in a text, with or without a scheme. */
function linksIn(words: string): number {
  return words.match(/(?:https?:\/\/|www\.)\S/gi)?.length ?? 0;
}

export type MessageRequest = z.infer<typeof messageSchema>;
