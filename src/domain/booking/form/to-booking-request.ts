import type { OrderItem } from '#src/domain/catalogue/prices/price-order.ts';
import type { Language } from '#src/lib/words/languages.ts';
import type { BookingForm, BookingRequest } from '../booking.ts';

/** Total in RWF as shown to the visitor; `fixed` means that exactly this is charged. */
export interface SeenTotal {
  total: number;
  fixed: boolean;
}

/** Total of a form without a script, which may not state `fixed`. */
type SentTotal = Pick<SeenTotal, 'total'> & { fixed: boolean | undefined };

type BookedOrder = Pick<BookingRequest, 'items' | 'totalAmount' | 'fixed' | 'discountCode' | 'paymentMethod'>;

/** Builds the body of `POST /api/bookings`. `seen` is the shown total after the discount. */
export function toBookingRequest(
  form: BookingForm & { language: Language },
  lines: readonly OrderItem[],
  seen: SentTotal,
  discountCode?: string,
): BookingRequest {
  return { ...form, ...toBookedOrder(lines, seen, discountCode) };
}

/** Serializes an order, to recognise it when it is sent again. */
export function orderText(...order: Parameters<typeof toBookedOrder>): string {
  return JSON.stringify(toBookedOrder(...order));
}

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
