import { lowerBound } from '#src/domain/catalogue/prices/price.ts';
import type { PriceBook } from '#src/domain/catalogue/prices/price-book.ts';
import { formatMoney } from '#src/lib/money.ts';

/**
 * Gives the least that a price can be, for use within a sentence. A price that staff withdrew is "on request"; a SKU that
 * the base does not have stops the build: throws RangeError.
 */
export function lowestPriceText(sku: string, shown: PriceBook, base: PriceBook): string {
  const price = shown.get(sku)?.price;
  if (price !== undefined && price.kind !== 'on-request') return formatMoney(lowerBound(price));
  if (base.has(sku)) return 'a price on request';
  throw new RangeError(`<LowestPrice sku="${sku}" />: content/prices has no such price. Check the sku.`);
}
