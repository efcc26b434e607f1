import { lowerBound, type Price } from '#src/domain/catalogue/prices/price.ts';
import type { PriceBook } from '#src/domain/catalogue/prices/price-book.ts';

/** Returns the lowest price of a service: "from 150,000 RWF"; on request if none is sold. */
export function startingPrice(book: PriceBook, service: string): Price {
  const amounts = [...book.values()]
    .filter((entry) => entry.service === service && entry.price.kind !== 'on-request')
    .map((entry) => lowerBound(entry.price));
  return amounts.length > 0 ? { kind: 'from', amount: Math.min(...amounts) } : { kind: 'on-request' };
}
