import type { OrderItem } from '#src/domain/catalogue/prices/price-order.ts';
import type { BookingForm, BookingRequest } from '../booking.ts';

/** A total as the visitor saw it: RWF, and whether it is charged as it stands. */
export interface SeenTotal {
  total: number;
  fixed: boolean;
}

/** A form without a script may not say whether its total was fixed. */
type SentTotal = Pick<SeenTotal, 'total'> & { fixed: boolean | undefined };

/** What a booking is about, no matter who books it. */
type BookedOrder = Pick<BookingRequest, 'items' | 'totalAmount' | 'fixed' | 'discountCode' | 'paymentMethod'>;

/** The body of `POST /api/bookings`. `seen` is what the visitor saw, less what the code takes off. */
export function toBookingRequest(
  form: BookingForm,
  lines: readonly OrderItem[],
  seen: SentTotal,
  discountCode?: string,
): BookingRequest {
  return { ...form, ...toBookedOrder(lines, seen, discountCode) };
}

/** An order as text, by which it is known again. */
export function orderText(...order: Parameters<typeof toBookedOrder>): string {
  return JSON.stringify(toBookedOrder(...order));
}

/** The order within a request that was kept as text. */
export function orderTextOf(kept: string): string {
  const { items, totalAmount, fixed, discountCode, paymentMethod } = JSON.parse(kept) as BookedOrder;
  return JSON.stringify({ items, totalAmount, fixed, discountCode, paymentMethod });
}

function toBookedOrder(
  lines: readonly OrderItem[],
  { total, fixed }: SentTotal,
  discountCode?: string,
): BookedOrder {
  return {
    items: lines.map(({ sku, quantity, options }) => ({ sku, quantity, ...(options && { options }) })),
    totalAmount: total,
    ...(fixed !== undefined && { fixed }),
    ...(discountCode && { discountCode }),
    paymentMethod: 'paypack',
  };
}
