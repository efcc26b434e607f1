import { isSold, type LineOptions, leavesOutVat, lineAmount, vatPart } from './line-price.ts';
import type { Price } from './price.ts';
import type { PriceBook, PriceBookEntry } from './price-book.ts';

export interface OrderItem {
  sku: string;
  quantity: number;
  options?: LineOptions | undefined;
}

export function isGoodsOnly(book: PriceBook, items: readonly Pick<OrderItem, 'sku'>[]): boolean {
  return items.length > 0 && items.every(({ sku }) => book.get(sku)?.goods);
}

export function isDated(book: PriceBook, items: readonly Pick<OrderItem, 'sku'>[]): boolean {
  return items.some(({ sku }) => book.get(sku)?.dated);
}

export interface PricedLine extends OrderItem {
  entry: PriceBookEntry;
  /** Unit price, before anything is added. */
  price: Price;
  /** RWF with everything added; a lower bound unless `fixed`. */
  amount: number;
  /** VAT within the amount, in RWF; 0 if the line leaves it out. */
  vat: number;
  /** True if exactly this amount can be charged. */
  fixed: boolean;
}

export interface PricedOrder {
  lines: PricedLine[];
  /** Sum of the lines in RWF; a lower bound unless `fixed`. */
  total: number;
  /** VAT within the total, in RWF. */
  vat: number;
  /** True if every line is fixed, so that exactly this total can be charged. */
  fixed: boolean;
  /** Positions of items whose SKU or options the book does not sell. */
  unknown: number[];
}

export function priceOrder(book: PriceBook, items: readonly OrderItem[]): PricedOrder {
  const order: PricedOrder = { lines: [], total: 0, vat: 0, fixed: true, unknown: [] };
  items.forEach((item, position) => {
    const line = priceItem(book, item);
    if (line === undefined) {
      order.unknown.push(position);
      return;
    }
    order.lines.push(line);
    order.total += line.amount;
    order.vat += line.vat;
    order.fixed &&= line.fixed;
  });
  return order;
}

/** Prices one item; undefined if the book does not sell it with these options. */
export function priceItem(book: PriceBook, item: OrderItem): PricedLine | undefined {
  const { sku, quantity, options } = item;
  const entry = book.get(sku);
  if (entry === undefined || !isSold(entry, options)) return undefined;
  const amount = lineAmount(entry, quantity, options);
  const exempt = leavesOutVat(entry, options);
  return {
    ...item,
    entry,
    price: entry.price,
    amount,
    vat: exempt ? 0 : vatPart(amount),
    fixed: entry.price.kind === 'fixed' && !exempt,
  };
}
