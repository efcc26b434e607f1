import { holdEnd } from '#src/domain/availability/slot/slot.ts';
import { type BookingRequest, bookingRequestSchema } from '#src/domain/booking/booking.ts';
import { dateRequiredSentence, isDateRequired } from '#src/domain/booking/day/required-date.ts';
import { isSold } from '#src/domain/catalogue/prices/line-price.ts';
import type { PriceBook } from '#src/domain/catalogue/prices/price-book.ts';
import {
  isDated,
  isGoodsOnly,
  type OrderItem,
  type PricedOrder,
  priceOrder,
} from '#src/domain/catalogue/prices/price-order.ts';
import { discounted, unknownDiscountCode } from '#src/domain/discount/discount.ts';
import { normalisePhone } from '#src/domain/payment/phone.ts';
import { isPayable } from '#src/domain/payment/request-limit.ts';
import { todayInKigali } from '#src/lib/dates/dates.ts';
import { fieldErrors } from '#src/lib/field-errors.ts';
import { correctFieldsMessage, hasMissingField, requiredFieldsMessage } from '#src/lib/forms/form-fields.ts';
import { db } from '../../database.ts';
import { discountProblem } from '../../discount/claim-discount.ts';
import { discountByCode } from '../../discount/discount-queries.ts';
import { ProblemError } from '../../errors.ts';
import type { BookingTerms } from './booking-terms.ts';

export interface AcceptedBooking {
  request: BookingRequest;
  order: PricedOrder;
  /** Discount code with its percent; its availability is checked only when it is claimed. */
  discount: { code: string; percent: number } | undefined;
  /** True when payment is requested at once: all prices are fixed, and one request is enough. */
  payable: boolean;
  /** `goods` when no line is a session: then there is no date. */
  kind: 'session' | 'goods';
  /** End of the hold while unpaid; null if it takes no slot. */
  heldUntil: Date | null;
}

/** Validates a booking request and prices it. Throws ProblemError 400, 409 or 422. */
export async function parseBooking(
  body: unknown,
  { book, calendar: { hold } }: BookingTerms,
  now: Date,
): Promise<AcceptedBooking> {
  const request = checkFields(body, todayInKigali(now));
  const order = priceOrder(book, request.items);
  if (order.unknown.length > 0) throw unknownItems(book, request.items, order.unknown);
  const discount = await findDiscount(request.discountCode);
  const { total } = discounted(order, discount?.percent ?? 0);
  // A total shown as subject to confirmation must not be charged, even if the amounts match.
  const { totalAmount, fixed = order.fixed } = request;
  if (total !== totalAmount || order.fixed !== fixed) {
    throw new ProblemError(409, 'The prices have changed. Please check the new total and book again.', {
      extra: { total, fixed: order.fixed },
    });
  }
  const payable = isPayable({ total, fixed: order.fixed });
  if (isGoodsOnly(book, request.items)) {
    const undated = { ...request, eventDate: '' };
    return { request: undated, order, discount, payable, kind: 'goods', heldUntil: null };
  }
  if (!request.eventDate && isDateRequired({ dated: isDated(book, request.items), total }))
    throw new ProblemError(422, correctFieldsMessage, { fields: { eventDate: dateRequiredSentence } });
  const heldUntil = holdEnd(payable ? 'payment' : 'price', hold, now);
  return { request, order, discount, payable, kind: 'session', heldUntil };
}

async function findDiscount(typed = ''): Promise<AcceptedBooking['discount']> {
  if (typed === '') return undefined;
  const discount = await discountByCode(db(), typed);
  if (discount === undefined) throw discountProblem(unknownDiscountCode);
  return discount;
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
  const missing = hasMissingField(body, ['name', 'email']);
  return new ProblemError(422, missing ? requiredFieldsMessage : correctFieldsMessage, {
    fields,
  });
}

function unknownItems(book: PriceBook, items: readonly OrderItem[], positions: number[]): ProblemError {
  return new ProblemError(422, correctFieldsMessage, {
    fields: Object.fromEntries(positions.map((position) => unknownItem(book, items[position], position))),
  });
}

/** Names the field that is no longer sold: the express option, or else the whole item. */
function unknownItem(book: PriceBook, item: OrderItem | undefined, position: number): [string, string] {
  const withoutExpress = { ...item?.options, express: false };
  const entry = book.get(item?.sku ?? '');
  return entry !== undefined && isSold(entry, withoutExpress)
    ? [`items.${position}.options.express`, 'This has no express service. Please book it without.']
    : [`items.${position}.sku`, 'This is no longer offered. Please remove it and choose something else.'];
}
