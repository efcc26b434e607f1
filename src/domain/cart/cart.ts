import type { OrderItem } from '#src/domain/catalogue/prices/price-order.ts';

/** A cart line: an item of the price book, with the words it was chosen by (docs/product.md, Cart line). */
export interface CartLine extends OrderItem {
  service: string;
  tier: string;
  name: string;
  /** RWF of one as the visitor saw it, a lower bound where the price is open. Absent in carts of an older format. */
  seen?: number | undefined;
  /** Whether that was a price to be charged as it stands. Absent where nobody knows. */
  seenFixed?: boolean | undefined;
}

/** The most of one line that can be ordered at once. */
export const maxQuantity = 99;

/** The most lines in a cart. */
export const maxLines = 50;

/** Adds a line, or raises the quantity of the one that is the same in every field but the price seen. */
export function addLine(cart: readonly CartLine[], line: CartLine): CartLine[] {
  const found = cart.findIndex((other) => isSameLine(other, line));
  const known = cart[found];
  if (known !== undefined) return changeQuantity(cart, found, known.quantity + line.quantity);
  return cart.length < maxLines ? [...cart, { ...line, quantity: clamp(line.quantity) }] : [...cart];
}

/** Sets a line's quantity; below 1 the line goes. */
export function changeQuantity(cart: readonly CartLine[], position: number, quantity: number): CartLine[] {
  if (quantity < 1) return cart.filter((_, index) => index !== position);
  return cart.map((line, index) => (index === position ? { ...line, quantity: clamp(quantity) } : line));
}

/** Puts a removed line back where it was, or raises the quantity of the same line if it was added again meanwhile. */
export function restoreLine(cart: readonly CartLine[], position: number, line: CartLine): CartLine[] {
  if (cart.some((other) => isSameLine(other, line))) return addLine(cart, line);
  return [...cart.slice(0, position), line, ...cart.slice(position)].slice(0, maxLines);
}

/** What is left of a cart once these lines were booked: what another tab has added meanwhile stays. */
export function withoutLines(cart: readonly CartLine[], booked: readonly CartLine[]): CartLine[] {
  return booked.reduce(
    (left, line) => {
      const position = left.findIndex((other) => isAlike(other, line));
      return changeQuantity(left, position, (left[position]?.quantity ?? 0) - line.quantity);
    },
    [...cart],
  );
}

/** The badge: the sum of quantities. */
export function countItems(cart: readonly CartLine[]): number {
  return cart.reduce((sum, line) => sum + line.quantity, 0);
}

/** How many of what is offered are in the cart, whatever else was chosen about them. */
export function countOf(cart: readonly CartLine[], { sku, options }: OrderItem): number {
  return countItems(cart.filter((line) => line.sku === sku && line.options?.package === options?.package));
}

/** "1 item", "3 items". Here, because every page has this file. */
export function itemsText(count: number): string {
  return `${count} ${count === 1 ? 'item' : 'items'}`;
}

function isSameLine(one: CartLine, other: CartLine): boolean {
  return !isCalculated(one) && isAlike(one, other);
}

function isAlike(one: CartLine, other: CartLine): boolean {
  return (
    one.sku === other.sku &&
    one.service === other.service &&
    one.tier === other.tier &&
    one.name === other.name &&
    optionNames.every((name) => one.options?.[name] === other.options?.[name])
  );
}

/** What may be chosen about a line, each compared on its own. */
const optionNames = ['package', 'km', 'express', 'vat'] as const;

/** What a line costs once, however many it counts: two such lines are not one of twice the quantity. */
function isCalculated({ options }: CartLine): boolean {
  return Boolean(options?.km || options?.express);
}

function clamp(quantity: number): number {
  return Math.min(quantity, maxQuantity);
}
