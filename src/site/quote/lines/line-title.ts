import type { LineOptions } from '#src/domain/catalogue/prices/line-price.ts';
import { lineLabel, type PriceBookEntry } from '#src/domain/catalogue/prices/price-book.ts';
import { tierLabel } from '#src/domain/catalogue/tier.ts';

/** How a quote names its lines: on screen, on paper and in a table. */

/** "Logo Design": what is sold, without its tier. */
export function lineTitle(entry: PriceBookEntry, options: LineOptions = {}): string {
  const label = lineLabel(entry, options.package);
  return entry.tier === undefined ? label : label.slice(0, -`, ${tierLabel(entry.tier)}`.length);
}

/** What a line was about that the price book no longer has: "Logo design, basic". */
export function goneTitle(sku: string): string {
  const words = sku.split('/').slice(1).slice(-2).join(', ').replaceAll(/[-_]/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
