import * as z from 'zod/mini';
import { hasMissingField } from './form-fields.ts';

/** Rule of forms with a contact: a phone number or an email address, one of which is enough. */

export const phoneOrEmailSentence = 'Please enter a phone number or an email address: one of them is enough.';

export const phoneOrEmailHint =
  'Phone or email: one of them is enough. With a phone, we’ll call you or send you a text message.';

export function lacksPhoneAndEmail(body: object): boolean {
  return hasMissingField(body, ['phone']) && hasMissingField(body, ['email']);
}

/** Checks of a form's schema: without phone and email, both fields get the sentence. */
export const phoneOrEmail = (['phone', 'email'] as const).map((field) =>
  z.refine<object>((body) => !lacksPhoneAndEmail(body), {
    path: [field],
    error: phoneOrEmailSentence,
    // Also when another field is wrong, so that one answer names everything.
    when: ({ value }) => typeof value === 'object' && value !== null,
  }),
);
