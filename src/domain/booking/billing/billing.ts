import * as z from 'zod/mini';
import { optionalLine } from '#src/lib/forms/form-fields.ts';
import { refusals } from '#src/lib/words/refusals.ts';

/** Company and taxpayer number that a client wants on papers. Empty for a private person. */
export interface Billing {
  company: string;
  /** Nine digits, or empty. */
  tin: string;
}

export const maxCompanyLength = 120;
/** Nine digits and the separators that people type. */
export const maxTinLength = 15;

const refused = refusals('billing');

const onlyDigits = (typed: string) => typed.replace(/[\s.-]/g, '');

export const billingFields = {
  company: optionalLine(maxCompanyLength, refused('companyTooLong')),
  tin: optionalLine(maxTinLength, refused('tinWrong')).check(
    z.overwrite(onlyDigits),
    z.regex(/^(\d{9})?$/, { error: refused('tinWrong') }),
  ),
};

export const billingSchema = z.object(billingFields);
export type BillingRequest = z.input<typeof billingSchema>;

export const staffBillingSchema = z.object({
  ...billingFields,
  version: z.int('Please send the version of the booking that you saw.'),
});
export type StaffBillingRequest = z.input<typeof staffBillingSchema>;
