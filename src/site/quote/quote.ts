import { maxQuantity } from '#src/domain/cart/cart.ts';
import type { LineOptions } from '#src/domain/catalogue/prices/line-price.ts';
import { maxTravelKm } from '#src/domain/catalogue/prices/line-price.ts';
import type { OrderItem } from '#src/domain/catalogue/prices/price-order.ts';
import { addDays } from '#src/lib/dates/dates.ts';
import { readJson } from '#src/lib/storage/storage.ts';
import { dateOfNumber } from './quote-number.ts';

/** Line of the working quote (docs/product.md, Quote). Amounts are computed, never stored. */

export interface QuoteLine extends OrderItem {
  /** Distinguishes lines: the same item may be quoted twice. */
  id: string;
}

export interface QuoteHead {
  /** "Q-20261121-7K3M" */
  number: string;
  /** Date in the number, `YYYY-MM-DD`. */
  date: string;
  /** Set once shared under this number: as a link, message, file or print. */
  given?: true;
}

/** Has at least one line; an empty quote is undefined. */
export interface Quote extends QuoteHead {
  lines: QuoteLine[];
}

export interface RemovedLine {
  position: number;
  line: QuoteLine;
}

export const maxQuoteLines = 50;

const validityDays = 30;

/** Returns the last day of validity, `YYYY-MM-DD`. */
export function validUntil(quote: QuoteHead): string {
  return addDays(quote.date, validityDays);
}

/** Adds a line; `head` starts a new quote. A full quote is unchanged. */
export function addLine(quote: Quote | undefined, line: QuoteLine, head: QuoteHead): Quote {
  if (quote === undefined) return { ...head, lines: [line] };
  return quote.lines.length < maxQuoteLines ? { ...quote, lines: [...quote.lines, line] } : quote;
}

export function changeQuantity(quote: Quote, id: string, quantity: number): Quote {
  const bounded = Math.min(Math.max(quantity, 1), maxQuantity);
  return changeLine(quote, id, (line) => ({ ...line, quantity: bounded }));
}

export function replaceItem(quote: Quote, id: string, { sku, quantity, options = {} }: OrderItem): Quote {
  return changeLine(quote, id, () => ({ id, sku, quantity, ...compactOptions(options) }));
}

export function removeLine(quote: Quote, id: string): Quote | undefined {
  const lines = quote.lines.filter((line) => line.id !== id);
  return lines.length === 0 ? undefined : { ...quote, lines };
}

/** Restores lines at their positions, up to the limit; `head` is for a quote emptied meanwhile. */
export function restoreLines(
  quote: Quote | undefined,
  removed: readonly RemovedLine[],
  head: QuoteHead,
): Quote {
  const lines = [...(quote?.lines ?? [])];
  for (const { position, line } of removed.slice(0, maxQuoteLines - lines.length)) {
    lines.splice(position, 0, line);
  }
  return { ...(quote ?? head), lines };
}

/** Gives a shared quote a new `head` once its lines change: others have the old lines by number. */
export function renumbered(before: Quote | undefined, after: Quote, head: QuoteHead): Quote {
  const changed = JSON.stringify(before?.lines) !== JSON.stringify(after.lines);
  return before?.given && changed ? { ...head, lines: after.lines } : after;
}

export function compactOptions(options: LineOptions): { options?: LineOptions } {
  const { package: pack, km, express, vat } = options;
  const written = {
    ...(pack !== undefined && { package: pack }),
    ...(km && { km }),
    ...(express && { express }),
    ...(vat === false && { vat }),
  };
  return Object.keys(written).length === 0 ? {} : { options: written };
}

function changeLine(quote: Quote, id: string, change: (line: QuoteLine) => QuoteLine): Quote {
  return { ...quote, lines: quote.lines.map((line) => (line.id === id ? change(line) : line)) };
}

export function parseQuote(text: string | null | undefined): Quote | undefined {
  return readJson(text, ({ number, given, lines }) => {
    const date = typeof number === 'string' ? dateOfNumber(number) : undefined;
    if (date === undefined || !Array.isArray(lines)) return undefined;
    const read = lines.slice(0, maxQuoteLines).map(readLine);
    const whole = read.length > 0 && read.every((line) => line !== undefined) && hasOwnIds(read);
    if (!whole) return undefined;
    return { number: number as string, date, ...(given === true && { given }), lines: read };
  });
}

function hasOwnIds(lines: readonly QuoteLine[]): boolean {
  return new Set(lines.map((line) => line.id)).size === lines.length;
}

function readLine(value: unknown): QuoteLine | undefined {
  const { id, sku, quantity, options = {} } = (value ?? {}) as Record<string, unknown>;
  if (typeof id !== 'string' || !isQuotable({ sku, quantity, options })) return undefined;
  return { id, sku: sku as string, quantity: quantity as number, ...compactOptions(options as LineOptions) };
}

/** True if an item is within a quote's limits: a valid SKU, quantity and known options. */
export function isQuotable(item: { sku: unknown; quantity: unknown; options: unknown }): boolean {
  const { package: pack, km, express, vat } = (item.options ?? {}) as Record<string, unknown>;
  return (
    matches(item.sku, /^[\w-]+(?:\/[\w-]+){1,4}$/, 120) &&
    isWhole(item.quantity, 1, maxQuantity) &&
    (pack === undefined || matches(pack, /^[\w-]+$/, 60)) &&
    (km === undefined || isWhole(km, 0, maxTravelKm)) &&
    [express, vat].every((choice) => choice === undefined || typeof choice === 'boolean')
  );
}

function matches(value: unknown, pattern: RegExp, longest: number): boolean {
  return typeof value === 'string' && value.length <= longest && pattern.test(value);
}

function isWhole(value: unknown, least: number, most: number): boolean {
  return Number.isInteger(value) && (value as number) >= least && (value as number) <= most;
}
