import { type BookingRequest, bookingRequestSchema, payingPhoneEmpty } from '#src/domain/booking/booking.ts';
import { dateRequired, dateRequiredFrom } from '#src/domain/booking/day/required-date.ts';
import { isDated } from '#src/domain/catalogue/prices/price-order.ts';
import { unknownDiscountCode } from '#src/domain/discount/discount.ts';
import { normalisePhone } from '#src/domain/payment/phone.ts';
import { todayInKigali } from '#src/lib/dates/dates.ts';
import { fieldErrors } from '#src/lib/field-errors.ts';
import { fieldsMissing, fieldsWrong, hasMissingField } from '#src/lib/forms/form-fields.ts';
import { lacksPhoneAndEmail } from '#src/lib/forms/phone-or-email.ts';
import { db } from '../../database.ts';
import { discountProblem } from '../../discount/claim-discount.ts';
import { discountByCode } from '../../discount/discount-queries.ts';
import { ProblemError } from '../../errors.ts';
import { requireObject } from '../../read-fields.ts';
import { type AcceptedBooking, acceptOrder, type Discount } from './accept-order.ts';
import type { BookingTerms } from './booking-terms.ts';

/** Validates a visitor's booking and prices it. Throws ProblemError 400, 409 or 422. */
export async function parseBooking(body: unknown, terms: BookingTerms, now: Date): Promise<AcceptedBooking> {
  const request = checkFields(body, todayInKigali(now));
  const discount = await findDiscount(request.discountCode);
  const accepted = acceptOrder(terms, request, { discount, payment: 'request', now });
  if (accepted.settlement === 'request' && request.phone === '')
    throw new ProblemError(422, fieldsWrong, { fields: { phone: payingPhoneEmpty } });
  if (accepted.kind === 'goods') return { ...accepted, request: { ...request, eventDate: '' } };
  const dated = isDated(terms.book, request.items);
  const requiredFrom = dateRequiredFrom({ dated, total: accepted.total }, terms.payment);
  if (!request.eventDate && requiredFrom !== undefined)
    throw new ProblemError(422, fieldsWrong, {
      fields: { eventDate: dateRequired(requiredFrom) },
    });
  return { ...accepted, request };
}

async function findDiscount(typed = ''): Promise<Discount | undefined> {
  if (typed === '') return undefined;
  const discount = await discountByCode(db(), typed);
  if (discount === undefined) throw discountProblem(unknownDiscountCode);
  return discount;
}

function checkFields(body: unknown, today: string): BookingRequest {
  requireObject(body);
  const read = bookingRequestSchema(today).safeParse(body);
  if (!read.success) throw invalidFields(body, fieldErrors(read.error.issues));
  const phone = normalisePhone(read.data.phone) ?? read.data.phone;
  return { ...read.data, phone };
}

function invalidFields(body: object, fields: Record<string, string>): ProblemError {
  const missing = hasMissingField(body, ['name']) || lacksPhoneAndEmail(body);
  return new ProblemError(422, missing ? fieldsMissing : fieldsWrong, {
    fields,
  });
}
