import type { CartLine } from '#src/domain/cart/cart.ts';
import { type LinePart, lineParts } from '#src/domain/catalogue/lines/line-parts.ts';
import { lineLabel, type PriceBook } from '#src/domain/catalogue/prices/price-book.ts';
import {
  isDated,
  isGoodsOnly,
  type PricedLine,
  priceItem,
  priceOrder,
} from '#src/domain/catalogue/prices/price-order.ts';

export interface OrderRow {
  /** Unique key, also for two identical lines. */
  key: string;
  position: number;
  line: CartLine;
  /** Label without the extras, which `parts` lists. */
  label: string;
  /** Undefined if the price book lacks it: the line is shown but never sent. */
  priced: PricedLine | undefined;
  /** Breakdown of the amount; empty if it has a single part. */
  parts: LinePart[];
}

export interface OrderView {
  rows: OrderRow[];
  /** RWF, a lower bound unless `fixed`. */
  total: number;
  /** VAT within the total, in RWF. */
  vat: number;
  /** True if exactly this total can be charged. */
  fixed: boolean;
  /** True if no line is a session, so that the form has no date field. */
  goods: boolean;
  dated: boolean;
}

/** Prices the cart line by line, so that a line without a price does not hide the others. */
export function viewOrder(book: PriceBook, cart: readonly CartLine[]): OrderView {
  const { total, vat, fixed } = priceOrder(book, cart);
  const seen = new Map<string, number>();
  const rows = cart.map((line, position): OrderRow => {
    const entry = book.get(line.sku);
    const priced = priceItem(book, line);
    const parts = entry === undefined ? [] : lineParts(entry, line);
    return {
      key: uniqueKey(line, seen),
      position,
      line,
      priced,
      label: entry === undefined ? line.name : lineLabel(entry, line.options?.package),
      parts: parts.length > 1 ? parts : [],
    };
  });
  return { rows, total, vat, fixed, goods: isGoodsOnly(book, cart), dated: isDated(book, cart) };
}

export function bookableLines(view: OrderView): PricedLine[] {
  return view.rows.flatMap((row) => row.priced ?? []);
}

/** Appends a counter, because identical calculated lines stay separate in the cart. */
function uniqueKey(line: CartLine, seen: Map<string, number>): string {
  const { package: pack, km, express, vat } = line.options ?? {};
  const key = [line.sku, line.name, line.service, line.tier, pack, km, express, vat].join('|');
  const count = seen.get(key) ?? 0;
  seen.set(key, count + 1);
  return `${key}|${count}`;
}
