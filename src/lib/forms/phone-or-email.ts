import * as z from 'zod/mini';
import { refusals } from '#src/lib/words/refusals.ts';
import { hasMissingField } from './form-fields.ts';

/** Rule of forms with a contact: a phone number or an email address, one of which is enough. */

const refused = refusals('forms');

/** Refusal at each field without both. The second is short, because it follows the first. */
export const phoneOrEmailMissing = { phone: refused('phoneOrEmail'), email: refused('orEmail') } as const;

export function lacksPhoneAndEmail(body: object): boolean {
  return hasMissingField(body, ['phone']) && hasMissingField(body, ['email']);
}

/** Checks of a form's schema: without phone and email, both fields get their sentence. */
export const phoneOrEmail = (['phone', 'email'] as const).map((field) =>
  z.refine<object>((body) => !lacksPhoneAndEmail(body), {
    path: [field],
    error: phoneOrEmailMissing[field],
    // Also when another field is wrong, so that one answer names everything.
    when: ({ value }) => typeof value === 'object' && value !== null,
  }),
);

/** Leaves out the sentence at the email, `orEmail`, in a list that names the phone's. */
export function withoutRepeats(
  fields: Record<string, string>,
  orEmail: string,
): [field: string, sentence: string][] {
  return Object.entries(fields).filter(([, sentence]) => sentence !== orEmail);
}
