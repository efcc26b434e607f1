import type { CartLine } from '#src/domain/cart/cart.ts';
import type { PriceBook } from '#src/domain/catalogue/prices/price-book.ts';
import { priceOrder } from '#src/domain/catalogue/prices/price-order.ts';
import type { en as prices } from '#src/domain/catalogue/prices/words/en.ts';
import type { Language } from '#src/lib/words/languages.ts';
import { speak } from '#src/lib/words/messages.ts';
import type { en as cart } from '#src/site/cart/words/en.ts';

export interface FramesTotal {
  count: number;
  /** RWF with VAT where it is added; a lower bound unless `fixed`. */
  amount: number;
  fixed: boolean;
}

/** Adds up the cart's lines that `book` has; ranges by lower bound (docs/product.md, Price kinds). */
export function framesTotal(cart: readonly CartLine[], book: PriceBook): FramesTotal {
  const { lines, total, fixed } = priceOrder(
    book,
    cart.filter(({ sku }) => book.has(sku)),
  );
  return { count: lines.reduce((sum, line) => sum + line.quantity, 0), amount: total, fixed };
}

/** Messages that the bar holds. */
type BarMessages = Pick<typeof cart, 'items'> & Pick<typeof prices, 'fixed' | 'from'>;

export function describeTotal(language: Language, messages: BarMessages, total: FramesTotal) {
  const words = speak(language, messages);
  const { count, amount } = total;
  return {
    count: words.items({ count }),
    amount: total.fixed ? words.fixed({ amount }) : words.from({ amount }),
  };
}
