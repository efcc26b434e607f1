import { describeLine } from '#src/domain/catalogue/prices/line-price.ts';
import type { PriceBook } from '#src/domain/catalogue/prices/price-book.ts';
import { type OrderItem, priceItem } from '#src/domain/catalogue/prices/price-order.ts';
import type { PriceWords } from '#src/domain/catalogue/prices/words/en.ts';
import type { WaitingListWords } from './words/en.ts';

/** Names the lines of an order as they are sold now: "2 × Two hours, Basic". */
export function orderWords(
  words: WaitingListWords,
  prices: PriceWords,
  book: PriceBook,
  items: readonly OrderItem[],
): string[] {
  return items.map((item) => {
    const priced = priceItem(book, item);
    const label = priced ? describeLine(prices, priced.entry, item.options) : words.noLongerSold;
    return item.quantity === 1 ? label : `${item.quantity} × ${label}`;
  });
}
