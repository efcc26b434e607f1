import {
  type BookingByStaff,
  bookingByStaffSchema,
  discountLimitProblem,
} from '#src/domain/booking/staff/booking-by-staff.ts';
import { wrongPhone } from '#src/domain/payment/phone.ts';
import { todayInKigali } from '#src/lib/dates/dates.ts';
import { fieldsWrong } from '#src/lib/forms/form-fields.ts';
import { phoneOrEmailMissing } from '#src/lib/forms/phone-or-email.ts';
import type { Role } from '../../account/account-user.ts';
import { ProblemError } from '../../errors.ts';
import { fieldProblem, readFields } from '../../read-fields.ts';
import { type AcceptedBooking, acceptOrder, type Settlement } from '../book-now/accept-order.ts';
import type { BookingTerms } from '../book-now/booking-terms.ts';
import { type Contact, contactOf } from './contact.ts';

export interface AcceptedByStaff extends AcceptedBooking {
  asked: BookingByStaff;
  clientId: string | null;
}

/** Validates a booking by staff and prices it. Throws ProblemError 400, 403, 409 or 422. */
export async function parseBookingByStaff(
  body: unknown,
  terms: BookingTerms,
  role: Role,
  now: Date,
): Promise<AcceptedByStaff> {
  const asked = readFields(bookingByStaffSchema(todayInKigali(now)), body);
  const { discount: given, payment, eventDate, startTime, minutes, location, language } = asked;
  requireRight(role, given?.percent ?? 0);
  const contact = await contactOf(asked.client);
  requireReachable(contact);
  const discount = given && { code: null, percent: given.percent };
  const accepted = acceptOrder(terms, asked, { discount, payment, now });
  requirePayable(asked, accepted.settlement, contact);
  const { clientId, ...client } = contact;
  const when = accepted.kind === 'goods' ? { eventDate: '' } : { eventDate, startTime, minutes };
  return { ...accepted, asked, clientId, request: { ...client, language, location, ...when } };
}

/** Throws ProblemError 403. */
function requireRight(role: Role, percent: number): void {
  const problem = discountLimitProblem(role, percent);
  if (problem !== undefined)
    throw new ProblemError(403, problem, { fields: { 'discount.percent': problem } });
}

function requireReachable({ name, phone, email }: Contact): void {
  if (name === '') throw fieldProblem('client.name', 'Please enter the client’s name.');
  if (phone === '' && email === '')
    throw new ProblemError(422, fieldsWrong, {
      fields: { 'client.phone': phoneOrEmailMissing.phone, 'client.email': phoneOrEmailMissing.email },
    });
}

function requirePayable({ payment }: BookingByStaff, settlement: Settlement, { phone }: Contact): void {
  if (settlement === 'request' && phone === '') throw fieldProblem('client.phone', wrongPhone);
  if (payment === 'cash' && settlement === 'price')
    throw fieldProblem('payment', 'This order has no fixed price yet, so there is nothing to take in cash.');
}
