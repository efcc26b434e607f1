import type { LineOptions } from '#src/domain/catalogue/prices/line-price.ts';
import { lineLabel, type PriceBookEntry } from '#src/domain/catalogue/prices/price-book.ts';
import { tierLabel } from '#src/domain/catalogue/tier.ts';
import type { QuoteWords } from '../words/en.ts';

/** Returns the name without the tier: "Logo Design". */
export function lineTitle(entry: PriceBookEntry, options: LineOptions = {}): string {
  const label = lineLabel(entry, options.package);
  return entry.tier === undefined ? label : label.slice(0, -`, ${tierLabel(entry.tier)}`.length);
}

/** Returns a title for a SKU that the price book lacks: “logo design, basic”. */
export function titleFromSku(words: QuoteWords, sku: string): string {
  return words.formerName({ name: sku.split('/').slice(1).slice(-2).join(', ').replaceAll(/[-_]/g, ' ') });
}
