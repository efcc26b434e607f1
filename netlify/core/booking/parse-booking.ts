import { type BookingRequest, bookingRequestSchema } from '#src/features/booking/booking.ts';
import { type PricedOrder, priceOrder } from '#src/features/catalogue/price-order.ts';
import { priceBook } from '#src/features/catalogue/published-prices.ts';
import { minimumPayment } from '#src/features/payment/payment.ts';
import { normalisePhone } from '#src/features/payment/phone.ts';
import { todayInKigali } from '#src/lib/dates.ts';
import { fieldErrors } from '#src/lib/fields.ts';
import { correctFieldsMessage, lacksAny, requiredFieldsMessage } from '#src/lib/forms/form-fields.ts';
import { ProblemError } from '../errors.ts';

/** A request that may be booked as it is. */
export interface AcceptedBooking {
  request: BookingRequest;
  order: PricedOrder;
  /** False when the studio has to confirm a price first. */
  payable: boolean;
}

/** Checks what was sent and prices it from the book. Throws ProblemError 400, 422 or 409. */
export function parseBooking(body: unknown, now: Date): AcceptedBooking {
  const request = checkFields(body, todayInKigali(now));
  const order = priceOrder(priceBook, request.items);
  if (order.unknown.length > 0) throw unknownItems(order.unknown);
  if (order.total !== request.totalAmount) {
    throw new ProblemError(409, 'The prices have changed. Please look at the new total and book again.', {
      extra: { total: order.total },
    });
  }
  return { request, order, payable: order.fixed && order.total >= minimumPayment };
}

function checkFields(body: unknown, today: string): BookingRequest {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new ProblemError(400, 'Please send the booking as a JSON object.');
  }
  const read = bookingRequestSchema(today).safeParse(body);
  if (!read.success) throw invalidFields(body, fieldErrors(read.error.issues));
  const phone = normalisePhone(read.data.phone) ?? read.data.phone;
  return { ...read.data, phone };
}

function invalidFields(body: object, fields: Record<string, string>): ProblemError {
  const missing = lacksAny(body, ['name', 'email']);
  return new ProblemError(422, missing ? requiredFieldsMessage : correctFieldsMessage, {
    fields,
  });
}

function unknownItems(positions: number[]): ProblemError {
  const sentence = 'This package is no longer offered. Please remove it and choose another one.';
  return new ProblemError(422, correctFieldsMessage, {
    fields: Object.fromEntries(positions.map((position) => [`items.${position}.sku`, sentence])),
  });
}
