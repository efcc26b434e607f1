import { describeLine, type LineOptions } from '#src/domain/catalogue/prices/line-price.ts';
import type { PriceBook } from '#src/domain/catalogue/prices/price-book.ts';
import { type OrderItem, type PricedLine, priceItem } from '#src/domain/catalogue/prices/price-order.ts';
import { en as prices } from '#src/domain/catalogue/prices/words/en.ts';
import { discounted, discountOf } from '#src/domain/discount/discount.ts';
import { speak } from '#src/lib/words/messages.ts';

/** A line of a booking. `agreed`: RWF the client accepted for it; null if only a total was, or nothing. */
export interface BookedLine {
  sku: string;
  quantity: number;
  options: LineOptions;
  amount: number;
  fixed: boolean;
  agreed: number | null;
}

/** An order to change. `agreed`: the client accepted the studio's price. */
export interface BookedOrder<Line extends BookedLine> {
  lines: readonly Line[];
  agreed: boolean;
  total: number;
  percent: number;
}

interface NewLine extends Omit<PricedLine, 'entry'> {
  /** In English, as it is stored. */
  label: string;
  agreed: number | null;
}

/** Amounts in RWF; `total` is a lower bound unless `fixed`. */
export interface ChangedOrder<Line> {
  lines: (Line | NewLine)[];
  discount: number;
  total: number;
  fixed: boolean;
  /** Positions of new items that are not sold. */
  unknown: number[];
  /** Positions of new items without a fixed price, which an order with a settled price cannot take. */
  open: number[];
  /** True if it drops a line whose price was agreed only together with others. */
  inseparable: boolean;
}

/**
 * Prices the new lines of a booking (docs/product.md, Changed lines): a line that stays as it is
 * keeps its price, every other one costs what the price book states.
 */
export function changeOrder<Line extends BookedLine>(
  book: PriceBook,
  booked: BookedOrder<Line>,
  items: readonly OrderItem[],
): ChangedOrder<Line> {
  const left = [...booked.lines];
  const lines: (Line | NewLine)[] = [];
  const added: NewLine[] = [];
  const unknown: number[] = [];
  const open: number[] = [];
  const isSettled = booked.agreed || booked.lines.every(({ fixed }) => fixed);
  for (const [position, item] of items.entries()) {
    const kept = takeSame(left, item);
    const line = kept === undefined ? priceNew(book, booked, item) : undefined;
    if (line !== undefined) added.push(line);
    if (isSettled && line?.fixed === false) open.push(position);
    const found = kept ?? line;
    if (found === undefined) unknown.push(position);
    else lines.push(found);
  }
  return { lines, unknown, open, ...sumsOf(booked, lines, { added, dropped: left }) };
}

function sumsOf<Line extends BookedLine>(
  { agreed, total, percent }: BookedOrder<Line>,
  lines: readonly Pick<BookedLine, 'amount' | 'fixed'>[],
  { added, dropped }: { added: readonly NewLine[]; dropped: readonly Line[] },
) {
  const fixed = lines.every((line) => line.fixed);
  const amount = lines.reduce((sum, line) => sum + line.amount, 0);
  if (!agreed) return { fixed, inseparable: false, ...discounted({ total: amount, vat: 0 }, percent) };
  const inseparable = dropped.some((line) => line.agreed === null);
  return {
    fixed: added.every((line) => line.fixed),
    inseparable,
    discount: 0,
    total: total + agreedSum(added) - agreedSum(dropped),
  };
}

function agreedSum(lines: readonly Pick<BookedLine, 'agreed'>[]): number {
  return lines.reduce((sum, { agreed }) => sum + (agreed ?? 0), 0);
}

/** Removes and returns a line that the item leaves as it is. */
function takeSame<Line extends BookedLine>(left: Line[], item: OrderItem): Line | undefined {
  const at = left.findIndex((line) => isSame(line, item));
  return at < 0 ? undefined : left.splice(at, 1)[0];
}

/** Once a price is agreed, the discount is part of it. */
function priceNew<Line extends BookedLine>(
  book: PriceBook,
  { agreed, percent }: BookedOrder<Line>,
  item: OrderItem,
): NewLine | undefined {
  const priced = priceItem(book, item);
  if (priced === undefined) return undefined;
  const { entry, ...line } = priced;
  return {
    ...line,
    label: describeLine(speak('en', prices), entry, item.options),
    agreed: agreed ? line.amount - discountOf(line.amount, percent) : null,
  };
}

function isSame(line: BookedLine, { sku, quantity, options = {} }: OrderItem): boolean {
  return line.sku === sku && line.quantity === quantity && optionsKey(line.options) === optionsKey(options);
}

/** Absent options mean their defaults. */
function optionsKey({ package: name = '', km = 0, express = false, vat = true }: LineOptions): string {
  return JSON.stringify([name, km, express, vat]);
}
