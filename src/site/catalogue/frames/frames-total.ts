import { type CartLine, itemsText } from '#src/domain/cart/cart.ts';
import { formatPrice, type Price } from '#src/domain/catalogue/prices/price.ts';
import type { PriceBook } from '#src/domain/catalogue/prices/price-book.ts';
import { priceOrder } from '#src/domain/catalogue/prices/price-order.ts';

export interface FramesTotal {
  count: number;
  /** Includes VAT where it is added. Kind "fixed" if every line is, else "from". */
  price: Price;
}

/** Adds up the cart's lines that `book` has; ranges by lower bound (docs/product.md, Price kinds). */
export function framesTotal(cart: readonly CartLine[], book: PriceBook): FramesTotal {
  const { lines, total, fixed } = priceOrder(
    book,
    cart.filter(({ sku }) => book.has(sku)),
  );
  const count = lines.reduce((sum, line) => sum + line.quantity, 0);
  return { count, price: { kind: fixed ? 'fixed' : 'from', amount: total } };
}

export function describeTotal({ count, price }: FramesTotal): { count: string; amount: string } {
  return { count: itemsText(count), amount: formatPrice(price) };
}
