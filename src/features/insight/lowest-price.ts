import { lowerBound } from '#src/features/catalogue/prices/price.ts';
import type { PriceBook } from '#src/features/catalogue/prices/price-book.ts';
import { formatMoney } from '#src/lib/money.ts';

/**
 * The least that a price can turn out to be, within a sentence. What the staff have withdrawn has no price at present and
 * stops no build; what the base never had does: throws RangeError.
 */
export function lowestPriceText(sku: string, shown: PriceBook, base: PriceBook): string {
  const price = shown.get(sku)?.price;
  if (price !== undefined && price.kind !== 'on-request') return formatMoney(lowerBound(price));
  if (base.has(sku)) return 'a price on request';
  throw new RangeError(`<LowestPrice sku="${sku}" />: content/prices has no such price. Check the sku.`);
}
