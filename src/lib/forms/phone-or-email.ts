import * as z from 'zod/mini';
import { hasMissingField } from './form-fields.ts';

/** Rule of forms with a contact: a phone number or an email address, one of which is enough. */

/** Sentence of each field without both. The second is short, because it follows the first. */
export const phoneOrEmailSentences = {
  phone: 'Please enter a phone number or an email address: one of them is enough.',
  email: 'Or enter an email address.',
} as const;

export const phoneOrEmailHint =
  'Phone or email: one of them is enough. With a phone, we’ll call you or send you a text message.';

export function lacksPhoneAndEmail(body: object): boolean {
  return hasMissingField(body, ['phone']) && hasMissingField(body, ['email']);
}

/** Checks of a form's schema: without phone and email, both fields get their sentence. */
export const phoneOrEmail = (['phone', 'email'] as const).map((field) =>
  z.refine<object>((body) => !lacksPhoneAndEmail(body), {
    path: [field],
    error: phoneOrEmailSentences[field],
    // Also when another field is wrong, so that one answer names everything.
    when: ({ value }) => typeof value === 'object' && value !== null,
  }),
);

/** Returns fields with their sentences for a list. What is said at the phone is not said at the email. */
export function withoutRepeats(fields: Record<string, string>): [field: string, sentence: string][] {
  return Object.entries(fields).filter(([, sentence]) => sentence !== phoneOrEmailSentences.email);
}
