import { addLine, type CartLine, changeQuantity, maxLines } from '#src/domain/cart/cart.ts';
import { parseCart } from '#src/domain/cart/parse-cart.ts';
import { pickedOffer } from '#src/domain/catalogue/price-table/picked-offer.ts';
import { lowerBound } from '#src/domain/catalogue/prices/price.ts';
import { lineLabel, type PriceBook } from '#src/domain/catalogue/prices/price-book.ts';
import type { SessionPrices } from '#src/domain/catalogue/prices/session-prices.ts';
import { refusals } from '#src/lib/words/refusals.ts';

const refused = refusals('booking');

/**
 * Order of the plain booking form, in a query or a form: `order` is the stored cart, `q0`… quantities,
 * `remove` a line to remove, `sku` (each with its `quantity`) or `pick` lines to add.
 */

export interface Sold {
  book: PriceBook;
  sessions: SessionPrices;
}

export interface PlainOrder {
  cart: CartLine[];
  changed: boolean;
  /** Refusals of parts of it. */
  remarks: string[];
}

/** Reads the order. Never throws: unreadable parts are reported in `remarks`. */
export function readPlainOrder(fields: URLSearchParams, sold: Sold): PlainOrder {
  const text = fields.get('order') ?? '';
  const before = text === '' ? [] : parseCart(text);
  const remarks = isWhole(text, before) ? [] : [refused('cartUnread')];
  let cart = withQuantities(before, fields, sold.book, remarks);
  for (const line of added(fields, sold, remarks)) {
    const after = addLine(cart, line);
    if (JSON.stringify(after) === JSON.stringify(cart))
      remarks.push(refused('cannotTakeMore', { name: line.name }));
    cart = after;
  }
  return { cart, changed: JSON.stringify(cart) !== JSON.stringify(before), remarks };
}

export function optionValue(sku: string, packageId: string | undefined): string {
  return packageId === undefined ? sku : `${sku}?package=${packageId}`;
}

/** True if parsing dropped nothing. */
function isWhole(text: string, cart: readonly CartLine[]): boolean {
  if (text === '') return true;
  try {
    const lines: unknown = JSON.parse(text);
    return Array.isArray(lines) && lines.length === cart.length;
  } catch {
    return false;
  }
}

/** Works from the last line, so that removing a line keeps the positions of the others. */
function withQuantities(
  cart: CartLine[],
  fields: URLSearchParams,
  book: PriceBook,
  remarks: string[],
): CartLine[] {
  return cart.reduceRight<CartLine[]>((lines, line, position) => {
    const removed = fields.get('remove') === String(position);
    const quantity = removed ? 0 : quantityOf(fields.get(`q${position}`), line.quantity);
    if (quantity !== undefined)
      return quantity === line.quantity ? lines : withQuantity(lines, position, quantity);
    const entry = book.get(line.sku);
    const name = entry === undefined ? line.name : lineLabel(entry, line.options?.package);
    remarks.push(refused('quantityKept', { name, quantity: line.quantity }));
    return lines;
  }, cart);
}

/** Keeps a quantity above the limit, so that `repairCart` lowers it with a note. */
function withQuantity(lines: CartLine[], position: number, quantity: number): CartLine[] {
  if (quantity < 1) return changeQuantity(lines, position, 0);
  return lines.map((line, index) => (index === position ? { ...line, quantity } : line));
}

/** Reads a quantity: `otherwise` if absent, undefined if it is not a number. */
function quantityOf(text: string | null | undefined, otherwise: number): number | undefined {
  if (text === null || text === undefined) return otherwise;
  return /^\s*\d{1,3}\s*$/.test(text) ? Number(text) : undefined;
}

function added(fields: URLSearchParams, { book, sessions }: Sold, remarks: string[]): CartLine[] {
  const quantities = fields.getAll('quantity');
  const skus = fields.getAll('sku');
  const picks = fields.getAll('pick');
  // Our own pages never send as many lines; a handmade URL can.
  if (skus.length > maxLines || picks.length > maxLines)
    remarks.push(refused('linesLeftOut', { most: maxLines }));
  const chosen = skus.slice(0, maxLines).flatMap((choice, index) => {
    if (choice === '') return [];
    return lineOf(book, choice, quantityOf(quantities[index], 1) || 1);
  });
  const picked = picks.slice(0, maxLines).flatMap((pick) => {
    const found = pickedOffer(sessions, pick, (name) => fields.get(name));
    if (typeof found === 'object') return lineOf(book, optionValue(found.sku, found.package), 1);
    remarks.push(refused(found === undefined ? 'choiceUnknown' : 'askPrice'));
    return [];
  });
  return [...chosen, ...picked];
}

/** Characters of an unknown SKU that are repeated to the visitor. */
const longestName = 80;

/** Builds a line. An unknown SKU becomes its name, and the repair reports it as no longer offered. */
function lineOf(book: PriceBook, choice: string, quantity: number): CartLine {
  const [sku = '', query] = choice.split('?');
  const pack = new URLSearchParams(query).get('package') ?? undefined;
  const entry = book.get(sku);
  return {
    sku,
    service: entry?.service ?? '',
    tier: entry?.tier ?? '',
    name: entry === undefined ? sku.slice(0, longestName) : lineLabel(entry, pack),
    quantity,
    ...(pack !== undefined && { options: { package: pack } }),
    ...(entry !== undefined && { seen: lowerBound(entry.price), seenFixed: entry.price.kind === 'fixed' }),
  };
}
