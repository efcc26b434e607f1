import type { PricedLine } from '#src/features/catalogue/prices/price-order.ts';
import type { BookingForm, BookingRequest } from '../../booking.ts';

/** A total as the visitor saw it: RWF, and whether it is charged as it stands. */
export interface SeenTotal {
  total: number;
  fixed: boolean;
}

/** What a booking is about, no matter who books it. */
type BookedOrder = Pick<BookingRequest, 'items' | 'totalAmount' | 'fixed' | 'discountCode' | 'paymentMethod'>;

/** The body of `POST /api/bookings`. `seen` is what the visitor saw, less what the code takes off. */
export function toBookingRequest(
  form: BookingForm,
  lines: readonly PricedLine[],
  seen: SeenTotal,
  discountCode?: string,
): BookingRequest {
  return { ...form, ...toBookedOrder(lines, seen, discountCode) };
}

/** True when a request that was kept as text is about this order. */
export function isAbout(kept: string, ...order: Parameters<typeof toBookedOrder>): boolean {
  const now = toBookedOrder(...order);
  // What was kept by an older page does not say whether its total was fixed.
  const {
    items,
    totalAmount,
    fixed = now.fixed,
    discountCode,
    paymentMethod,
  } = JSON.parse(kept) as BookedOrder;
  const was = { items, totalAmount, fixed, ...(discountCode && { discountCode }), paymentMethod };
  return JSON.stringify(was) === JSON.stringify(now);
}

function toBookedOrder(
  lines: readonly PricedLine[],
  { total, fixed }: SeenTotal,
  discountCode?: string,
): BookedOrder {
  return {
    items: lines.map(({ sku, quantity, options }) => ({ sku, quantity, ...(options && { options }) })),
    totalAmount: total,
    fixed,
    ...(discountCode && { discountCode }),
    paymentMethod: 'paypack',
  };
}
