import type { Failure } from '#src/lib/failure/failure.ts';
import { fieldErrors } from '#src/lib/field-errors.ts';
import { fieldsMissing } from '#src/lib/forms/form-fields.ts';
import { lacksPhoneAndEmail } from '#src/lib/forms/phone-or-email.ts';
import { refusals } from '#src/lib/words/refusals.ts';
import { type BookingForm, bookingFormSchema, type OrderRules } from '../booking.ts';
import { type BookingDraft, bookingFieldNames, isBookingField } from './booking-fields.ts';

export type BookingCheck = { ok: true; form: BookingForm } | { ok: false; problem: Failure };

const refused = refusals('booking');

const emptyCart: Failure = {
  message: refused('cartEmpty'),
  text: refused('cartEmptyAdvice'),
  fields: {},
};

const unusedDiscountCode = refusals('discount')('codeUnapplied');

export function checkBooking(draft: BookingDraft, lineCount: number, rules: OrderRules): BookingCheck {
  if (lineCount === 0) return { ok: false, problem: emptyCart };
  const parsed = bookingFormSchema(rules).safeParse(draft);
  // Anyone who typed a code expects the discount, so never charge the full price silently.
  const unused = draft.discountCode.trim() === '' ? {} : { discountCode: unusedDiscountCode };
  if (parsed.success && draft.discountCode.trim() === '') return { ok: true, form: parsed.data };
  const fields = { ...unused, ...fieldErrors(parsed.error?.issues ?? []) };
  return { ok: false, problem: { message: headingFor(draft, rules), fields: inPageOrder(fields) } };
}

/** Sentences and refusals are as the server sent them. */
export function problemFromServer(error: string, fields: Record<string, string>): Failure {
  const elsewhere = Object.keys(fields).some((name) => !isBookingField(name));
  return {
    message: refused('checkBooking'),
    ...(elsewhere || Object.keys(fields).length === 0 ? { text: error } : {}),
    fields: inPageOrder(fields),
  };
}

function headingFor(draft: BookingDraft, { payable }: OrderRules): string {
  if (draft.name.trim() === '') return fieldsMissing;
  if (payable && draft.phone.trim() === '') return refused('phoneRequired');
  return lacksPhoneAndEmail(draft) ? fieldsMissing : refused('checkFields');
}

function inPageOrder(fields: Record<string, string>): Record<string, string> {
  const position = ([name]: [string, string]) =>
    isBookingField(name) ? bookingFieldNames.indexOf(name) : -1;
  return Object.fromEntries(Object.entries(fields).sort((one, other) => position(one) - position(other)));
}
