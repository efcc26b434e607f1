import { addLine, type CartLine, maxLines } from '#src/domain/cart/cart.ts';
import { describeLine } from '#src/domain/catalogue/prices/line-price.ts';
import { lowerBound } from '#src/domain/catalogue/prices/price.ts';
import type { PriceBook } from '#src/domain/catalogue/prices/price-book.ts';
import { type PricedLine, priceOrder } from '#src/domain/catalogue/prices/price-order.ts';
import type { PriceWords } from '#src/domain/catalogue/prices/words/en.ts';

export interface Checkout {
  cart: CartLine[];
  /** Number of leading lines now in the cart; the rest did not fit. */
  taken: number;
}

/** Adds a quote's lines to a cart. Merges equal lines only if that does not change the total. */
export function quoteToCart(
  words: PriceWords,
  book: PriceBook,
  cart: readonly CartLine[],
  lines: readonly PricedLine[],
): Checkout {
  let filled = [...cart];
  for (const [taken, line] of lines.entries()) {
    const next = mergeLine(book, filled, toCartLine(words, line));
    if (next === undefined) return { cart: filled, taken };
    filled = next;
  }
  return { cart: filled, taken: lines.length };
}

/** Returns undefined if the cart is full. */
function mergeLine(book: PriceBook, cart: readonly CartLine[], line: CartLine): CartLine[] | undefined {
  const apart = [...cart, line];
  const merged = addLine(cart, line);
  if (isEquivalent(book, merged, apart)) return merged;
  return apart.length <= maxLines ? apart : undefined;
}

function isEquivalent(book: PriceBook, one: readonly CartLine[], other: readonly CartLine[]): boolean {
  const pieces = (cart: readonly CartLine[]) => cart.reduce((sum, line) => sum + line.quantity, 0);
  return pieces(one) === pieces(other) && priceOrder(book, one).total === priceOrder(book, other).total;
}

/** Includes the quote's price, so that the order can report a change. */
function toCartLine(words: PriceWords, { sku, quantity, options, entry, price }: PricedLine): CartLine {
  return {
    sku,
    quantity,
    name: describeLine(words, entry, options),
    service: entry.service,
    tier: entry.tier ?? '',
    ...(options !== undefined && { options }),
    seen: lowerBound(price),
    seenFixed: price.kind === 'fixed',
  };
}
