import type { CartLine } from '#src/features/cart/cart.ts';
import type { PriceBook } from '#src/features/catalogue/price-book.ts';
import { type PricedLine, priceOrder } from '#src/features/catalogue/price-order.ts';

/** A cart line as /book-now shows it. Without `priced` it is no longer offered: shown, and never sent. */
export interface OrderRow {
  /** Position in the cart. */
  position: number;
  line: CartLine;
  priced?: PricedLine;
}

export interface OrderView {
  rows: OrderRow[];
  /** RWF, a lower bound unless `fixed`. */
  total: number;
  /** True when the total can be charged as it stands. */
  fixed: boolean;
}

/** Prices the cart line by line, so that one line that is gone does not hide the others. */
export function viewOrder(book: PriceBook, cart: readonly CartLine[]): OrderView {
  const order = priceOrder(book, cart);
  const unknown = new Set(order.unknown);
  const priced = order.lines.values();
  const rows = cart.map((line, position): OrderRow => {
    const found = unknown.has(position) ? undefined : priced.next().value;
    return found === undefined ? { position, line } : { position, line, priced: found };
  });
  return { rows, total: order.total, fixed: order.fixed };
}

/** The lines that can be booked. */
export function bookableLines(view: OrderView): PricedLine[] {
  return view.rows.flatMap((row) => row.priced ?? []);
}
