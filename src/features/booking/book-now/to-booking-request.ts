import type { PricedLine } from '#src/features/catalogue/prices/price-order.ts';
import type { BookingForm, BookingRequest } from '../booking.ts';

/** What a booking is about, whoever books it. */
type BookedOrder = Pick<BookingRequest, 'items' | 'totalAmount' | 'discountCode' | 'paymentMethod'>;

/** The body of `POST /api/bookings`. `total` is what the visitor saw, in RWF, less what the code takes off. */
export function toBookingRequest(
  form: BookingForm,
  lines: readonly PricedLine[],
  total: number,
  discountCode?: string,
): BookingRequest {
  return { ...form, ...toBookedOrder(lines, total, discountCode) };
}

/** True when a request that was kept as text is about this order. */
export function isAbout(kept: string, ...order: Parameters<typeof toBookedOrder>): boolean {
  const { items, totalAmount, discountCode, paymentMethod } = JSON.parse(kept) as BookedOrder;
  const was = { items, totalAmount, ...(discountCode && { discountCode }), paymentMethod };
  return JSON.stringify(was) === JSON.stringify(toBookedOrder(...order));
}

function toBookedOrder(lines: readonly PricedLine[], total: number, discountCode?: string): BookedOrder {
  return {
    items: lines.map(({ sku, quantity, options }) => ({ sku, quantity, ...(options && { options }) })),
    totalAmount: total,
    ...(discountCode && { discountCode }),
    paymentMethod: 'paypack',
  };
}
