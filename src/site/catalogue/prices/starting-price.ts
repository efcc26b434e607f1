import { lineAmount } from '#src/domain/catalogue/prices/line-price.ts';
import { lowerBound, type Price } from '#src/domain/catalogue/prices/price.ts';
import type { PriceBook, PriceBookEntry } from '#src/domain/catalogue/prices/price-book.ts';

/** Returns the lowest price of a service: "from 150,000 RWF"; on request if none is sold. */
export function startingPrice(book: PriceBook, service: string): Price {
  const entries = [...book.values()].filter((entry) => entry.service === service);
  return lowest(entries.filter(isPriced).map(({ price }) => lowerBound(price)));
}

/** Returns the lowest price with VAT below addresses; on request if none is sold. */
export function startingPriceWithVat(book: PriceBook, addresses: readonly string[]): Price {
  return lowest(pricesBelow(book, addresses).map((entry) => lineAmount(entry, 1)));
}

/** Lists the prices in RWF below addresses: `sessions/dance`, `catalogue/architecture`. */
export function pricesBelow(book: PriceBook, addresses: readonly string[]): PriceBookEntry[] {
  return [...book.values()].filter(
    (entry) => isPriced(entry) && addresses.some((address) => entry.sku.startsWith(`${address}/`)),
  );
}

function isPriced({ price }: PriceBookEntry): boolean {
  return price.kind !== 'on-request';
}

function lowest(amounts: readonly number[]): Price {
  return amounts.length > 0 ? { kind: 'from', amount: Math.min(...amounts) } : { kind: 'on-request' };
}
