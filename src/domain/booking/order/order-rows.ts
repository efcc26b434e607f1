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

/** A cart line as /book-now shows it. */
export interface OrderRow {
  /** Tells the rows apart, also two lines that are alike. */
  key: string;
  /** Position in the cart. */
  position: number;
  line: CartLine;
  /** What it is, without what the parts say. */
  label: string;
  /** Undefined while the book does not know it: shown, and never sent. */
  priced: PricedLine | undefined;
  /** How the amount comes about; empty where that goes without saying. */
  parts: LinePart[];
}

export interface OrderView {
  rows: OrderRow[];
  /** RWF, a lower bound unless `fixed`. */
  total: number;
  /** RWF of VAT within the total. */
  vat: number;
  /** True when the total can be charged as it stands. */
  fixed: boolean;
  /** True when no line is a session, so that the form has no date. */
  goods: boolean;
  /** True where something takes people of the studio for a day. */
  dated: boolean;
}

/** Prices the cart line by line, so that one line without a price does not hide the others. */
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

/** The lines that can be booked. */
export function bookableLines(view: OrderView): PricedLine[] {
  return view.rows.flatMap((row) => row.priced ?? []);
}

/** Calculated lines that are alike stay apart in the cart, so they are counted. */
function uniqueKey(line: CartLine, seen: Map<string, number>): string {
  const { package: pack, km, express, vat } = line.options ?? {};
  const key = [line.sku, line.name, line.service, line.tier, pack, km, express, vat].join('|');
  const count = seen.get(key) ?? 0;
  seen.set(key, count + 1);
  return `${key}|${count}`;
}
