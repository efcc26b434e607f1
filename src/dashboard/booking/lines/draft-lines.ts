import { maxQuantity } from '#src/domain/cart/cart.ts';
import { amountText } from '#src/domain/catalogue/lines/line-amount.ts';
import type { LineOptions } from '#src/domain/catalogue/prices/line-price.ts';
import { lineLabel, type PriceBook } from '#src/domain/catalogue/prices/price-book.ts';
import { type OrderItem, priceItem, priceOrder } from '#src/domain/catalogue/prices/price-order.ts';
import { en as prices } from '#src/domain/catalogue/prices/words/en.ts';
import { discounted } from '#src/domain/discount/discount.ts';
import { speak } from '#src/lib/words/messages.ts';

/** Line that is being edited; its id keeps its controls apart from those of an equal line. */
export interface DraftLine extends OrderItem {
  id: string;
}

export function toDraftLines(items: readonly OrderItem[]): DraftLine[] {
  return items.map((item) => ({ ...item, id: crypto.randomUUID() }));
}

export function toItems(lines: readonly DraftLine[]): OrderItem[] {
  return lines.map(({ id: _, ...item }) => item);
}

/** Adds a line; another of an equal line without extras, which are paid once, raises its quantity. */
export function addLine(lines: readonly DraftLine[], line: OrderItem): DraftLine[] {
  const equal = lines.find((one) => isPlain(one) && isSameOffer(one, line) && one.quantity < maxQuantity);
  if (equal === undefined) return [...lines, ...toDraftLines([line])];
  return lines.map((one) => (one === equal ? { ...one, quantity: one.quantity + line.quantity } : one));
}

function isPlain({ options }: OrderItem): boolean {
  return Object.keys(options ?? {}).every((name) => name === 'package');
}

function isSameOffer(one: OrderItem, other: OrderItem): boolean {
  return one.sku === other.sku && one.options?.package === other.options?.package;
}

/** Sets a line's quantity; 0 removes the line. */
export function withQuantity(lines: readonly DraftLine[], id: string, quantity: number): DraftLine[] {
  return quantity === 0
    ? lines.filter((line) => line.id !== id)
    : lines.map((line) => (line.id === id ? { ...line, quantity } : line));
}

/** Changes options; one at its default is left out, so that equal choices compare equal. */
export function withOptions(lines: readonly DraftLine[], id: string, changes: LineOptions): DraftLine[] {
  return lines.map((line) => {
    if (line.id !== id) return line;
    const { options: before, ...rest } = line;
    const { package: session, km, express, vat } = { ...before, ...changes };
    const options: LineOptions = {
      ...(session !== undefined && { package: session }),
      ...(km ? { km } : {}),
      ...(express && { express }),
      ...(vat === false && { vat }),
    };
    return Object.keys(options).length > 0 ? { ...rest, options } : rest;
  });
}

export interface DraftTotal {
  /** RWF after the discount; a lower bound unless `fixed`. */
  total: number;
  /** RWF of VAT within the total. */
  vat: number;
  /** RWF taken off. */
  discount: number;
  fixed: boolean;
  /** Positions of lines that are no longer sold. */
  unknown: number[];
}

export function draftTotal(book: PriceBook, lines: readonly OrderItem[], percent: number): DraftTotal {
  const { fixed, unknown, ...order } = priceOrder(book, lines);
  return { ...discounted(order, percent), fixed, unknown };
}

/** Labels and amounts of lines at the prices of the book; undefined for one that is not sold. */
export function shownLines(book: PriceBook, lines: readonly DraftLine[]) {
  return lines.map((line) => {
    const priced = priceItem(book, line);
    return priced && { label: labelOf(book, line), amount: amountText(speak('en', prices), priced) };
  });
}

function labelOf(book: PriceBook, { sku, options }: DraftLine): string {
  const entry = book.get(sku);
  return entry === undefined ? sku : lineLabel(entry, options?.package);
}
