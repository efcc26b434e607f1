import { lowerBound, type Price } from './price.ts';
import { lineLabel, type PriceBook } from './price-book.ts';

/** What somebody wants: a sku of the price book, how many, and which package of those sold at that price. */
export interface OrderItem {
  sku: string;
  quantity: number;
  options?: { package?: string | undefined } | undefined;
}

/** An item with its price. `amount` is the unit's lower bound times the quantity, in RWF. */
export interface PricedLine extends OrderItem {
  label: string;
  price: Price;
  amount: number;
}

export interface PricedOrder {
  lines: PricedLine[];
  /** Sum of the lines' amounts in RWF: a lower bound unless `fixed`. */
  total: number;
  /** True when every line has a fixed price, so that the total may be charged. */
  fixed: boolean;
  /** Positions of items that are not in the book, or name a package that it does not sell. */
  unknown: number[];
}

/** Prices items from the book. The same function runs in the browser and on the server. */
export function priceOrder(book: PriceBook, items: readonly OrderItem[]): PricedOrder {
  const order: PricedOrder = { lines: [], total: 0, fixed: true, unknown: [] };
  items.forEach((item, position) => {
    const line = priceItem(book, item);
    if (line === undefined) {
      order.unknown.push(position);
      return;
    }
    order.lines.push(line);
    order.total += line.amount;
    order.fixed &&= line.price.kind === 'fixed';
  });
  return order;
}

function priceItem(book: PriceBook, item: OrderItem): PricedLine | undefined {
  const entry = book.get(item.sku);
  const packageId = item.options?.package;
  if (entry === undefined) return undefined;
  if (packageId !== undefined && !Object.hasOwn(entry.packages, packageId)) return undefined;
  return {
    ...item,
    label: lineLabel(entry, packageId),
    price: entry.price,
    amount: lowerBound(entry.price) * item.quantity,
  };
}
