import type { OrderItem } from '#src/domain/catalogue/prices/price-order.ts';

/** Cart line: an item of the price book with its labels (docs/product.md, Cart line). */
export interface CartLine extends OrderItem {
  service: string;
  tier: string;
  /** In the language of the page it was added on; shown only if the price has no other. */
  name: string;
  /** Unit price in RWF as shown, a lower bound if the price is open. Absent in older carts. */
  seen?: number | undefined;
  /** True if that price was fixed. Absent if unknown. */
  seenFixed?: boolean | undefined;
}

export const maxQuantity = 99;

export const maxLines = 50;

/** Adds a line, or raises the quantity of one with the same SKU and options. */
export function addLine(cart: readonly CartLine[], line: CartLine): CartLine[] {
  const found = cart.findIndex((other) => isSameLine(other, line));
  const known = cart[found];
  if (known !== undefined) return changeQuantity(cart, found, known.quantity + line.quantity);
  return cart.length < maxLines ? [...cart, { ...line, quantity: clamp(line.quantity) }] : [...cart];
}

/** Sets a line's quantity; below 1 the line is removed. */
export function changeQuantity(cart: readonly CartLine[], position: number, quantity: number): CartLine[] {
  if (quantity < 1) return cart.filter((_, index) => index !== position);
  return cart.map((line, index) => (index === position ? { ...line, quantity: clamp(quantity) } : line));
}

/** Restores a removed line at its position; if it was added again meanwhile, adds the quantity. */
export function restoreLine(cart: readonly CartLine[], position: number, line: CartLine): CartLine[] {
  if (cart.some((other) => isSameLine(other, line))) return addLine(cart, line);
  return [...cart.slice(0, position), line, ...cart.slice(position)].slice(0, maxLines);
}

/** Removes booked lines; keeps lines that another tab has added meanwhile. */
export function removeBookedLines(cart: readonly CartLine[], booked: readonly CartLine[]): CartLine[] {
  return booked.reduce(
    (left, line) => {
      const position = left.findIndex((other) => isAlike(other, line));
      return changeQuantity(left, position, (left[position]?.quantity ?? 0) - line.quantity);
    },
    [...cart],
  );
}

export function countItems(cart: readonly CartLine[]): number {
  return cart.reduce((sum, line) => sum + line.quantity, 0);
}

export function countOf(cart: readonly CartLine[], { sku, options }: OrderItem): number {
  return countItems(cart.filter((line) => line.sku === sku && line.options?.package === options?.package));
}

function isSameLine(one: CartLine, other: CartLine): boolean {
  return !isCalculated(one) && isAlike(one, other);
}

/** Compares no names: a page of another language gives the same price another name. */
function isAlike(one: CartLine, other: CartLine): boolean {
  return one.sku === other.sku && optionNames.every((name) => one.options?.[name] === other.options?.[name]);
}

const optionNames = ['package', 'km', 'express', 'vat'] as const;

/** True if a line has charges per line: two such lines cannot merge into one of twice the quantity. */
function isCalculated({ options }: CartLine): boolean {
  return Boolean(options?.km || options?.express);
}

function clamp(quantity: number): number {
  return Math.min(quantity, maxQuantity);
}
