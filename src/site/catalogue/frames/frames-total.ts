import { type CartLine, itemsText } from '#src/domain/cart/cart.ts';
import { formatPrice, type Price } from '#src/domain/catalogue/prices/price.ts';
import type { PriceBook } from '#src/domain/catalogue/prices/price-book.ts';
import { priceOrder } from '#src/domain/catalogue/prices/price-order.ts';

/** What of a page's prices is in a cart: how many, and what they come to at least. */
export interface FramesTotal {
  count: number;
  /** With VAT where it is added. Fixed when every line is, otherwise "from". */
  price: Price;
}

/** Adds up the cart's lines that are in this book; ranges count by their lower bound (docs/product.md, Price kinds). */
export function framesTotal(cart: readonly CartLine[], book: PriceBook): FramesTotal {
  const { lines, total, fixed } = priceOrder(
    book,
    cart.filter(({ sku }) => book.has(sku)),
  );
  const count = lines.reduce((sum, line) => sum + line.quantity, 0);
  return { count, price: { kind: fixed ? 'fixed' : 'from', amount: total } };
}

/** "2 items" and "from 165,000 RWF" */
export function describeTotal({ count, price }: FramesTotal): { count: string; amount: string } {
  return { count: itemsText(count), amount: formatPrice(price) };
}
