import type { StudioCalendar } from '#src/domain/availability/calendar-content.ts';
import { holdEnd } from '#src/domain/availability/slot/slot.ts';
import type { BookingRequest } from '#src/domain/booking/booking.ts';
import type { SessionHour } from '#src/domain/booking/day/session-time.ts';
import type { StaffPayment } from '#src/domain/booking/staff/booking-by-staff.ts';
import { isSold } from '#src/domain/catalogue/prices/line-price.ts';
import type { PriceBook } from '#src/domain/catalogue/prices/price-book.ts';
import {
  isGoodsOnly,
  type OrderItem,
  type PricedOrder,
  priceOrder,
} from '#src/domain/catalogue/prices/price-order.ts';
import { discounted } from '#src/domain/discount/discount.ts';
import { isPayable } from '#src/domain/payment/payment.ts';
import { fieldsWrong } from '#src/lib/forms/form-fields.ts';
import { refusals } from '#src/lib/words/refusals.ts';
import { ProblemError } from '../../errors.ts';
import type { BookingTerms } from './booking-terms.ts';

/**
 * Way a booking's money is settled. `request`: asked on the phone at once. `price`: the studio names
 * it first. `cash`, `later`: as agreed with staff.
 */
export type Settlement = 'request' | 'price' | 'cash' | 'later';

const refused = refusals('booking');

type BookingDetails = Pick<
  BookingRequest,
  'name' | 'email' | 'phone' | 'language' | 'eventDate' | 'location' | 'message'
> &
  Partial<SessionHour>;

export interface Discount {
  /** Null for a discount that staff give. A code's availability is checked only when it is claimed. */
  code: string | null;
  percent: number;
}

export interface AcceptedOrder {
  order: PricedOrder;
  /** RWF after the discount, and RWF taken off. */
  total: number;
  discountAmount: number;
  discount: Discount | undefined;
  settlement: Settlement;
  /** `goods` when no line is a session: then there is no date. */
  kind: 'session' | 'goods';
  /** End of the hold while unpaid; null if no slot can be lost. */
  heldUntil: Date | null;
}

export interface AcceptedBooking extends AcceptedOrder {
  request: BookingDetails;
}

type SeenOrder = Pick<BookingRequest, 'items' | 'totalAmount' | 'fixed'>;

/** Prices an order, which must be what its sender saw. Throws ProblemError 409 or 422. */
export function acceptOrder(
  { book, calendar: { hold } }: BookingTerms,
  seen: SeenOrder,
  { discount, payment, now }: { discount: Discount | undefined; payment: StaffPayment; now: Date },
): AcceptedOrder {
  const order = priceOrder(book, seen.items);
  requireSold(book, seen.items, order.unknown);
  const { total, discount: discountAmount } = discounted(order, discount?.percent ?? 0);
  const sum = { total, fixed: order.fixed };
  requireSeen(seen, sum);
  const settlement = settlementOf(payment, sum);
  const kind = isGoodsOnly(book, seen.items) ? 'goods' : 'session';
  const heldUntil = kind === 'goods' ? null : heldUntilOf(settlement, hold, now);
  return { order, total, discountAmount, discount, settlement, kind, heldUntil };
}

interface Sum {
  total: number;
  fixed: boolean;
}

/** A total shown as subject to confirmation must not be charged, even if the amounts match. */
export function requireSeen(
  { totalAmount, fixed }: Omit<SeenOrder, 'items'>,
  sum: Sum,
  sentence = refused('pricesChanged'),
): void {
  if (sum.total === totalAmount && sum.fixed === (fixed ?? sum.fixed)) return;
  throw new ProblemError(409, sentence, {
    extra: { total: sum.total, fixed: sum.fixed },
  });
}

function settlementOf(payment: StaffPayment, sum: Sum): Settlement {
  return isPayable(sum) ? payment : 'price';
}

function heldUntilOf(settlement: Settlement, hold: StudioCalendar['hold'], now: Date): Date | null {
  if (settlement === 'cash' || settlement === 'later') return null;
  return holdEnd(settlement === 'request' ? 'payment' : 'price', hold, now);
}

/** Refuses items at `unknown`, which are not sold. Throws ProblemError 422. */
export function requireSold(book: PriceBook, items: readonly OrderItem[], unknown: readonly number[]): void {
  if (unknown.length === 0) return;
  throw new ProblemError(422, fieldsWrong, {
    fields: Object.fromEntries(unknown.map((position) => unknownItem(book, items[position], position))),
  });
}

/** Names the field that is no longer sold: the express option, or else the whole item. */
function unknownItem(book: PriceBook, item: OrderItem | undefined, position: number): [string, string] {
  const withoutExpress = { ...item?.options, express: false };
  const entry = book.get(item?.sku ?? '');
  return entry !== undefined && isSold(entry, withoutExpress)
    ? [`items.${position}.options.express`, refused('expressGone')]
    : [`items.${position}.sku`, refused('packageGone')];
}
