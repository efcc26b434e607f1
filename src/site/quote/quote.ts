import { maxQuantity } from '#src/domain/cart/cart.ts';
import type { LineOptions } from '#src/domain/catalogue/prices/line-price.ts';
import { maxTravelKm } from '#src/domain/catalogue/prices/line-price.ts';
import type { OrderItem } from '#src/domain/catalogue/prices/price-order.ts';
import { addDays } from '#src/lib/dates/dates.ts';
import { readJson } from '#src/lib/storage/storage.ts';
import { dateOfNumber } from './quote-number.ts';

/** The working quote (docs/product.md, Quote). Amounts are computed from the price book and never kept. */

export interface QuoteLine extends OrderItem {
  /** Tells lines apart: the same thing may be quoted twice. */
  id: string;
}

export interface QuoteHead {
  /** "Q-20261121-7K3M" */
  number: string;
  /** The day in the number, `YYYY-MM-DD`. */
  date: string;
  /** Someone may have it under this number: as a link, in a message, as a file or on paper. */
  given?: true;
}

/** A quote has at least one line; without any there is no quote. */
export interface Quote extends QuoteHead {
  lines: QuoteLine[];
}

/** A line that was taken out, and where it stood. */
export interface RemovedLine {
  position: number;
  line: QuoteLine;
}

export const maxQuoteLines = 50;

/** Days that a quote's prices stand. */
const validityDays = 30;

/** The last day on which the quote's prices stand, `YYYY-MM-DD`. */
export function validUntil(quote: QuoteHead): string {
  return addDays(quote.date, validityDays);
}

/** Adds a line at the end; `head` is for a quote that begins with it. A full quote stays as it is. */
export function addLine(quote: Quote | undefined, line: QuoteLine, head: QuoteHead): Quote {
  if (quote === undefined) return { ...head, lines: [line] };
  return quote.lines.length < maxQuoteLines ? { ...quote, lines: [...quote.lines, line] } : quote;
}

/** Sets how many of a line; what is below 1 or above the most is brought to it. */
export function changeQuantity(quote: Quote, id: string, quantity: number): Quote {
  const bounded = Math.min(Math.max(quantity, 1), maxQuantity);
  return changeLine(quote, id, (line) => ({ ...line, quantity: bounded }));
}

/** Puts another item in a line's place. */
export function replaceItem(quote: Quote, id: string, { sku, quantity, options = {} }: OrderItem): Quote {
  return changeLine(quote, id, () => ({ id, sku, quantity, ...writtenOptions(options) }));
}

/** Takes a line out; with the last one the quote is gone. */
export function removeLine(quote: Quote, id: string): Quote | undefined {
  const lines = quote.lines.filter((line) => line.id !== id);
  return lines.length === 0 ? undefined : { ...quote, lines };
}

/** Brings removed lines back to where they stood, as far as the quote has room; `head` is for a quote that is gone. */
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

/**
 * The quote once its lines have changed: one that was given away goes on under `head`, because someone has the earlier
 * lines under its number.
 */
export function renumbered(before: Quote | undefined, after: Quote, head: QuoteHead): Quote {
  const changed = JSON.stringify(before?.lines) !== JSON.stringify(after.lines);
  return before?.given && changed ? { ...head, lines: after.lines } : after;
}

/** Options without those in their usual case: `km: 0`, `express: false` and `vat: true` say nothing. */
export function writtenOptions(options: LineOptions): { options?: LineOptions } {
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

/** Reads what storage holds. Anything that is not a quote counts as none. */
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
  return { id, sku: sku as string, quantity: quantity as number, ...writtenOptions(options as LineOptions) };
}

/** True for an item within the limits of a quote: a name of a price, a number of pieces, and known options. */
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
