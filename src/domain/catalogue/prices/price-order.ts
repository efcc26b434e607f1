import { describeLine, isSold, type LineOptions, leavesOutVat, lineAmount, vatPart } from './line-price.ts';
import type { Price } from './price.ts';
import type { PriceBook } from './price-book.ts';

/** What someone wants: a sku of the price book, how many, and what they chose about it. */
export interface OrderItem {
  sku: string;
  quantity: number;
  options?: LineOptions | undefined;
}

/** True when all items are goods: without a session there is no date. */
export function isGoodsOnly(book: PriceBook, items: readonly Pick<OrderItem, 'sku'>[]): boolean {
  return items.length > 0 && items.every(({ sku }) => book.get(sku)?.goods);
}

/** True where something takes people of the studio for a day. */
export function isDated(book: PriceBook, items: readonly Pick<OrderItem, 'sku'>[]): boolean {
  return items.some(({ sku }) => book.get(sku)?.dated);
}

/** An item with its price. */
export interface PricedLine extends OrderItem {
  /** What it is, with all that was chosen. */
  label: string;
  /** Of one, before anything is added. */
  price: Price;
  /** RWF with everything added: a lower bound unless `fixed`. */
  amount: number;
  /** RWF of VAT within the amount; 0 where the line leaves it out. */
  vat: number;
  /** True when the amount may be charged as it stands. */
  fixed: boolean;
}

export interface PricedOrder {
  lines: PricedLine[];
  /** Sum of the lines' amounts in RWF: a lower bound unless `fixed`. */
  total: number;
  /** RWF of VAT within the total. */
  vat: number;
  /** True when every line may be charged as it stands. */
  fixed: boolean;
  /** Positions of items that are not in the book, or choose what it does not sell. */
  unknown: number[];
}

/** Prices items from the book. The same function runs in the browser and on the server. */
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

/** One item with its price; undefined when the book does not sell it so. */
export function priceItem(book: PriceBook, item: OrderItem): PricedLine | undefined {
  const { sku, quantity, options } = item;
  const entry = book.get(sku);
  if (entry === undefined || !isSold(entry, options)) return undefined;
  const amount = lineAmount(entry, quantity, options);
  const exempt = leavesOutVat(entry, options);
  return {
    ...item,
    label: describeLine(entry, options),
    price: entry.price,
    amount,
    vat: exempt ? 0 : vatPart(amount),
    fixed: entry.price.kind === 'fixed' && !exempt,
  };
}
