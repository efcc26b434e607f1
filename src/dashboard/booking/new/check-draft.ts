import type { User } from '#src/domain/account/user.ts';
import { readHour } from '#src/domain/booking/day/typed-hour.ts';
import { discountLimitProblem, mostDiscount } from '#src/domain/booking/staff/booking-by-staff.ts';
import type { Failure } from '#src/lib/failure/failure.ts';
import { emailRefusals, fieldsMissing, fieldsWrong } from '#src/lib/forms/form-fields.ts';
import { lacksPhoneAndEmail, phoneOrEmailMissing } from '#src/lib/forms/phone-or-email.ts';
import type { Draft } from './draft.ts';

/** Percent of the discount; 0 while it is empty or no whole number. */
export function percentOf({ percent }: Pick<Draft, 'percent'>): number {
  const read = Number(percent.trim());
  return Number.isInteger(read) && read > 0 && read <= 100 ? read : 0;
}

/** Returns the problems of a form in the order of its fields; undefined if there is none. */
export function checkDraft(draft: Draft, role: User['role']): Failure | undefined {
  const missing = missingFields(draft);
  const wrong = { ...hourProblems(draft), ...discountProblems(draft, role) };
  const fields = { ...missing, ...wrong };
  if (Object.keys(fields).length === 0) return undefined;
  const isMissing = Object.keys(missing).length > 0;
  return { message: isMissing ? fieldsMissing : fieldsWrong, fields };
}

function missingFields(draft: Draft): Record<string, string> {
  const { client, name, email, lines } = draft;
  return {
    ...(client === null && lacksPhoneAndEmail(draft) && { phone: phoneOrEmailMissing.phone }),
    ...(client === null && name.trim() === '' && { name: 'Please enter the client’s name.' }),
    ...(email.trim() !== '' && !email.includes('@') && { email: emailRefusals.wrong }),
    ...(lines.length === 0 && { items: 'Please choose at least one service or package.' }),
  };
}

/** Without a day the hour is hidden, and not sent. */
function hourProblems(draft: Draft): Record<string, string> {
  if (draft.eventDate === '') return {};
  const read = readHour(draft);
  return 'fields' in read ? read.fields : {};
}

function discountProblems({ percent, reason }: Draft, role: User['role']): Record<string, string> {
  if (percent.trim() === '') return {};
  const read = percentOf({ percent });
  const wrong =
    read === 0
      ? `Please enter a whole number from 1 to ${mostDiscount(role)}.`
      : discountLimitProblem(role, read);
  return {
    ...(wrong && { percent: wrong }),
    ...(reason.trim() === '' && { reason: 'Please say why the client gets a discount.' }),
  };
}
