import { lowerBound } from '#src/domain/catalogue/prices/price.ts';
import type { PriceBook } from '#src/domain/catalogue/prices/price-book.ts';
import type { Words } from '#src/lib/words/messages.ts';
import type { en } from './words/en.ts';

/**
 * Formats the lowest amount of a price for use in a sentence; "on request" if staff withdrew it.
 * Throws RangeError (fails the build) for a SKU that the base lacks.
 */
export function lowestPriceText(
  words: Words<typeof en>,
  sku: string,
  shown: PriceBook,
  base: PriceBook,
): string {
  const price = shown.get(sku)?.price;
  if (price !== undefined && price.kind !== 'on-request')
    return words.lowestPrice({ amount: lowerBound(price) });
  if (base.has(sku)) return words.onRequest;
  throw new RangeError(`<LowestPrice sku="${sku}" />: content/prices has no such price. Check the sku.`);
}
