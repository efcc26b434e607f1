import { type LineOptions, leavesOutVat } from '#src/features/catalogue/prices/line-price.ts';
import { lineLabel, type PriceBookEntry } from '#src/features/catalogue/prices/price-book.ts';
import type { PricedLine } from '#src/features/catalogue/prices/price-order.ts';
import { tierLabel } from '#src/features/catalogue/tier.ts';
import { formatMoney } from '#src/lib/money.ts';

/** How a quote writes its lines: on screen, on paper, as text and in a table. */

/** "Logo Design": what is sold, without its tier. */
export function lineTitle(entry: PriceBookEntry, options: LineOptions = {}): string {
  const label = lineLabel(entry, options.package);
  return entry.tier === undefined ? label : label.slice(0, -`, ${tierLabel(entry.tier)}`.length);
}

/** "Standard", "express", "12 km of travel": what was chosen about a line. */
export function lineChoices(entry: PriceBookEntry, options: LineOptions = {}): string[] {
  return [
    ...(entry.tier === undefined ? [] : [tierLabel(entry.tier)]),
    ...(options.express ? ['express'] : []),
    ...(options.km ? [`${options.km}\u00a0km of travel`] : []),
    ...(leavesOutVat(entry, options) ? ['without VAT'] : []),
  ];
}

/** "118,000 RWF", "from 118,000 RWF" or "Price on request". */
export function lineAmountText({ price, amount }: PricedLine): string {
  if (price.kind === 'on-request') return 'Price on request';
  return price.kind === 'fixed' ? formatMoney(amount) : `from ${formatMoney(amount)}`;
}

/** "118,000 RWF", or "from 118,000 RWF" when something in it has to be confirmed. */
export function totalText({ total, fixed }: { total: number; fixed: boolean }): string {
  return fixed ? formatMoney(total) : `from ${formatMoney(total)}`;
}

/** What a line was about that the price book no longer has: "Logo design, basic". */
export function goneTitle(sku: string): string {
  const words = sku.split('/').slice(1).slice(-2).join(', ').replaceAll(/[-_]/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
