import type { PriceBook } from '#src/domain/catalogue/prices/price-book.ts';
import { type OrderItem, priceItem } from '#src/domain/catalogue/prices/price-order.ts';
import type { WaitingListWords } from './words/en.ts';

/** Names the lines of an order as they are sold now: "2 × Two hours, Basic". */
export function orderWords(words: WaitingListWords, book: PriceBook, items: readonly OrderItem[]): string[] {
  return items.map((item) => {
    const label = priceItem(book, item)?.label ?? words.noLongerSold;
    return item.quantity === 1 ? label : `${item.quantity} × ${label}`;
  });
}
