import type { PricedLine } from '#src/features/catalogue/prices/price-order.ts';
import type { BookingForm, BookingRequest } from '../booking.ts';

/** The body of `POST /api/bookings`. `total` is what the visitor saw, in RWF, less what the code takes off. */
export function toBookingRequest(
  form: BookingForm,
  lines: readonly PricedLine[],
  total: number,
  discountCode?: string,
): BookingRequest {
  return {
    ...form,
    items: lines.map(({ sku, quantity, options }) => ({ sku, quantity, ...(options && { options }) })),
    totalAmount: total,
    ...(discountCode && { discountCode }),
    paymentMethod: 'paypack',
  };
}
