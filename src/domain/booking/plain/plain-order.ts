import { addLine, type CartLine, changeQuantity, maxLines } from '#src/domain/cart/cart.ts';
import { parseCart } from '#src/domain/cart/parse-cart.ts';
import { pickedOffer } from '#src/domain/catalogue/price-table/picked-offer.ts';
import { lowerBound } from '#src/domain/catalogue/prices/price.ts';
import { lineLabel, type PriceBook } from '#src/domain/catalogue/prices/price-book.ts';
import type { SessionPrices } from '#src/domain/catalogue/prices/session-prices.ts';

/**
 * The order of the plain booking form, as an address or a form holds it: `order` is a cart as the browser keeps it, `q0`
 * and so on the quantities of its lines, `remove` a line to take out, and `sku` (each with its `quantity`) or `pick`
 * what is to be added.
 */

/** What can be sold now. */
export interface Sold {
  book: PriceBook;
  sessions: SessionPrices;
}

export interface PlainOrder {
  /** With all that was changed. */
  cart: CartLine[];
  /** True when it is not what `order` said. */
  changed: boolean;
  /** What could not be read or added, in sentences. */
  remarks: string[];
}

/** Reads the order. Never throws: what cannot be read is said in `remarks`. */
export function readPlainOrder(fields: URLSearchParams, sold: Sold): PlainOrder {
  const text = fields.get('order') ?? '';
  const before = text === '' ? [] : parseCart(text);
  const remarks = isWhole(text, before) ? [] : [unreadable];
  let cart = withQuantities(before, fields, remarks);
  for (const line of added(fields, sold, remarks)) {
    const after = addLine(cart, line);
    if (JSON.stringify(after) === JSON.stringify(cart))
      remarks.push(`${line.name}: your cart cannot take more of this.`);
    cart = after;
  }
  return { cart, changed: JSON.stringify(cart) !== JSON.stringify(before), remarks };
}

/** The value under which a package of the book is chosen from a list. */
export function choiceOf(sku: string, packageId: string | undefined): string {
  return packageId === undefined ? sku : `${sku}?package=${packageId}`;
}

const unreadable =
  'We could not read a part of your cart. Please compare it with what you wanted, and choose what is missing.';

/** True when nothing of the text was left out. */
function isWhole(text: string, cart: readonly CartLine[]): boolean {
  if (text === '') return true;
  try {
    const lines: unknown = JSON.parse(text);
    return Array.isArray(lines) && lines.length === cart.length;
  } catch {
    return false;
  }
}

/** From the last line to the first, so that a line that goes leaves the places of the others. */
function withQuantities(cart: CartLine[], fields: URLSearchParams, remarks: string[]): CartLine[] {
  return cart.reduceRight<CartLine[]>((lines, line, position) => {
    const removed = fields.get('remove') === String(position);
    const quantity = removed ? 0 : quantityOf(fields.get(`q${position}`), line.quantity);
    if (quantity !== undefined)
      return quantity === line.quantity ? lines : withQuantity(lines, position, quantity);
    remarks.push(`${line.name}: the quantity must be a whole number, so it is still ${line.quantity}.`);
    return lines;
  }, cart);
}

/** A quantity above what is allowed stays for `repairCart`, which says that it lowers it. */
function withQuantity(lines: CartLine[], position: number, quantity: number): CartLine[] {
  if (quantity < 1) return changeQuantity(lines, position, 0);
  return lines.map((line, index) => (index === position ? { ...line, quantity } : line));
}

/** Undefined for what is no quantity. */
function quantityOf(text: string | null | undefined, otherwise: number): number | undefined {
  if (text === null || text === undefined) return otherwise;
  return /^\s*\d{1,3}\s*$/.test(text) ? Number(text) : undefined;
}

function added(fields: URLSearchParams, { book, sessions }: Sold, remarks: string[]): CartLine[] {
  const quantities = fields.getAll('quantity');
  const skus = fields.getAll('sku');
  const picks = fields.getAll('pick');
  if (skus.length > maxLines || picks.length > maxLines) remarks.push(tooMany);
  const chosen = skus.slice(0, maxLines).flatMap((choice, index) => {
    if (choice === '') return [];
    return lineOf(book, choice, quantityOf(quantities[index], 1) || 1);
  });
  const picked = picks.slice(0, maxLines).flatMap((pick) => {
    const found = pickedOffer(sessions, pick, (name) => fields.get(name));
    if (found !== undefined && 'sku' in found) return lineOf(book, choiceOf(found.sku, found.package), 1);
    remarks.push(found === undefined ? notSold : `${found.onRequest} Please ask us for a price.`);
    return [];
  });
  return [...chosen, ...picked];
}

/** Of what nobody knows, so much is repeated. */
const longestName = 80;

/** No page of ours asks for as many; someone's address may. */
const tooMany = `A booking has at most ${maxLines} lines: we left out the others.`;

const notSold = 'We could not find what you chose. Please choose it from the list below.';

/** A line that the book does not know is called what was asked for: the repair then says that it is gone. */
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
