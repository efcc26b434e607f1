import { type LineOptions, maxTravelKm } from '#src/domain/catalogue/prices/line-price.ts';
import { lowerBound } from '#src/domain/catalogue/prices/price.ts';
import { lineLabel, type PriceBook, type PriceBookEntry } from '#src/domain/catalogue/prices/price-book.ts';
import { type CartLine, maxQuantity } from './cart.ts';
import type { CartNote } from './cart-note.ts';

export interface CartRepair {
  /** Identical to the input if nothing had to change. */
  cart: readonly CartLine[];
  notes: CartNote[];
}

/**
 * Updates a stored cart to current offers.
 * With a build's book (`isCurrent` false), keeps prices and unknown lines, which may be newer than it.
 */
export function repairCart(book: PriceBook, cart: readonly CartLine[], isCurrent: boolean): CartRepair {
  const notes: CartNote[] = [];
  const repaired = cart.flatMap((line) => {
    const entry = book.get(line.sku);
    if (entry !== undefined) return repairLine(entry, line, notes, isCurrent);
    if (!isCurrent) return line;
    notes.push({ kind: 'gone', name: line.name, quantity: line.quantity, seen: line.seen });
    return [];
  });
  const unchanged = repaired.length === cart.length && repaired.every((line, index) => line === cart[index]);
  return { cart: unchanged ? cart : repaired, notes };
}

/** Returns a line that can be booked; the same object if nothing had to change. */
function repairLine(entry: PriceBookEntry, line: CartLine, notes: CartNote[], isCurrent: boolean): CartLine {
  const { quantity, seen, seenFixed } = line;
  const { price, addsVat: beforeVat } = entry;
  const name = shownName(entry, line);
  const options = repairOptions(entry, line, name, notes);
  const amount = isCurrent ? lowerBound(price) : seen;
  const fixed = isCurrent ? price.kind === 'fixed' : seenFixed;
  const samePrice = seen === amount && (seenFixed ?? fixed) === fixed;
  if (quantity > maxQuantity) notes.push({ kind: 'quantity', name, quantity, allowed: maxQuantity });
  if (seen !== undefined && !samePrice)
    notes.push({ kind: 'price', name, seen, seenFixed, price, beforeVat });
  if (options === line.options && quantity <= maxQuantity && samePrice && seenFixed === fixed) return line;
  const { options: chosen, ...rest } = line;
  return {
    ...rest,
    // A line that lost its package gets the name of what it is now.
    name: options?.package === chosen?.package ? line.name : lineLabel(entry),
    quantity: Math.min(quantity, maxQuantity),
    ...(options && { options }),
    ...(amount !== undefined && { seen: amount }),
    ...(fixed !== undefined && { seenFixed: fixed }),
  };
}

/** Returns a line's name in the language of the book, or as stored if the book has lost its package. */
function shownName(entry: PriceBookEntry, { name, options }: CartLine): string {
  return losesPackage(entry, options?.package) ? name : lineLabel(entry, options?.package);
}

function losesPackage({ sessions }: PriceBookEntry, pack: string | undefined): boolean {
  return pack !== undefined && !Object.hasOwn(sessions, pack);
}

/** Drops options that are no longer offered; returns the same object if none had to go. */
function repairOptions(
  entry: PriceBookEntry,
  { options }: CartLine,
  name: string,
  notes: CartNote[],
): LineOptions | undefined {
  if (options === undefined) return undefined;
  const { package: pack, express, km = 0, ...others } = options;
  const packageGone = losesPackage(entry, pack);
  const expressGone = express === true && entry.expressFee === undefined;
  const tooFar = km > maxTravelKm;
  if (!packageGone && !expressGone && !tooFar) return options;
  if (packageGone) notes.push({ kind: 'package', name, label: lineLabel(entry) });
  if (expressGone) notes.push({ kind: 'express', name });
  if (tooFar) notes.push({ kind: 'travel', name, km, allowed: maxTravelKm });
  const kept: LineOptions = {
    ...others,
    ...(pack !== undefined && !packageGone && { package: pack }),
    ...(express && !expressGone && { express }),
    ...(km > 0 && { km: Math.min(km, maxTravelKm) }),
  };
  return Object.keys(kept).length > 0 ? kept : undefined;
}
