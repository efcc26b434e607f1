import type { PriceBook } from '#src/domain/catalogue/prices/price-book.ts';
import {
  isDated,
  type PricedLine,
  type PricedOrder,
  priceOrder,
} from '#src/domain/catalogue/prices/price-order.ts';
import type { QuoteLine } from './quote.ts';

/** Line as shown. Without `priced` it is no longer offered and not part of the total. */
export interface QuoteRow {
  line: QuoteLine;
  priced?: PricedLine;
}

/** Totals of a quote in RWF; lower bounds unless `fixed`. */
export interface QuoteSummary extends Pick<PricedOrder, 'total' | 'vat' | 'fixed'> {
  rows: QuoteRow[];
  net: number;
  /** True for the terms its lines require: dated work, and goods. */
  terms: Record<'session' | 'goods', boolean>;
}

/** Prices each line, so that a line no longer offered does not hide the others. */
export function summarise(book: PriceBook, lines: readonly QuoteLine[]): QuoteSummary {
  const { total, vat, fixed, ...order } = priceOrder(book, lines);
  const unknown = new Set(order.unknown);
  const priced = order.lines.values();
  const rows = lines.map((line, position): QuoteRow => {
    const found = unknown.has(position) ? undefined : priced.next().value;
    return found === undefined ? { line } : { line, priced: found };
  });
  const terms = { session: isDated(book, lines), goods: lines.some(({ sku }) => book.get(sku)?.goods) };
  return { rows, total, vat, fixed, net: total - vat, terms };
}

export function soldLines(summary: QuoteSummary): PricedLine[] {
  return summary.rows.flatMap((row) => row.priced ?? []);
}
