import { lowerBound, type Price } from '#src/domain/catalogue/prices/price.ts';
import type { PriceBook } from '#src/domain/catalogue/prices/price-book.ts';

/** The least that a service costs: "from 150,000 RWF". On request when the book sells nothing of it. */
export function startingPrice(book: PriceBook, service: string): Price {
  const amounts = [...book.values()]
    .filter((entry) => entry.service === service && entry.price.kind !== 'on-request')
    .map((entry) => lowerBound(entry.price));
  return amounts.length > 0 ? { kind: 'from', amount: Math.min(...amounts) } : { kind: 'on-request' };
}
