import { lineAmount } from '#src/domain/catalogue/prices/line-price.ts';
import { lowerBound, type Price } from '#src/domain/catalogue/prices/price.ts';
import type { PriceBook, PriceBookEntry } from '#src/domain/catalogue/prices/price-book.ts';

/** Returns the lowest price of a service: "from 150,000 RWF"; on request if none is sold. */
export function startingPrice(book: PriceBook, service: string): Price {
  return lowest(book, (entry) => (entry.service === service ? lowerBound(entry.price) : undefined));
}

/** Returns the lowest price with VAT below addresses: `sessions/dance`, `catalogue/architecture`. */
export function startingPriceWithVat(book: PriceBook, addresses: readonly string[]): Price {
  return lowest(book, (entry) =>
    addresses.some((address) => entry.sku.startsWith(`${address}/`)) ? lineAmount(entry, 1) : undefined,
  );
}

function lowest(book: PriceBook, amountOf: (entry: PriceBookEntry) => number | undefined): Price {
  const amounts = [...book.values()]
    .filter(({ price }) => price.kind !== 'on-request')
    .flatMap((entry) => amountOf(entry) ?? []);
  return amounts.length > 0 ? { kind: 'from', amount: Math.min(...amounts) } : { kind: 'on-request' };
}
