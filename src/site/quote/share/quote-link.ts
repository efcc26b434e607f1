import type { LineOptions } from '#src/domain/catalogue/prices/line-price.ts';
import type { OrderItem } from '#src/domain/catalogue/prices/price-order.ts';
import { isQuotable, maxQuoteLines, type QuoteHead, writtenOptions } from '../quote.ts';
import { dateOfNumber } from '../quote-number.ts';

/**
 * A quote in the fragment of an address, which no server ever sees:
 * `#quote=1;Q-20261121-7K3M;catalogue/design-printing/logo-design/standard,2,x,k12,a153400`.
 * Messengers take none of its characters for formatting, or for the end of the link.
 */

/** A line on its way: what it is, and what it cost when it was shared (RWF), so that a new price can be named. */
interface SharedLine extends OrderItem {
  amount?: number | undefined;
}

export interface SharedQuote extends QuoteHead {
  lines: SharedLine[];
}

const key = 'quote=';
/** Raise it when the form changes, and keep reading the earlier one: links live in conversations. */
const version = '1';
/** Characters; more is no quote of ours. */
const longest = 9000;

/** True when an address's fragment means to be a quote. */
export function isQuoteHash(hash: string): boolean {
  return hash.replace(/^#/, '').startsWith(key);
}

/** The fragment of a quote, with its `#`. */
export function encodeQuote(quote: SharedQuote): string {
  return `#${key}${[version, quote.number, ...quote.lines.map(encodeLine)].join(';')}`;
}

/** The quote in a fragment; undefined for anything that we did not write. */
export function decodeQuote(hash: string): SharedQuote | undefined {
  if (!isQuoteHash(hash) || hash.length > longest) return undefined;
  const text = readEscapes(hash.replace(/^#/, '').slice(key.length));
  const [read, number = '', ...written] = text.split(';');
  const date = dateOfNumber(number);
  if (read !== version || date === undefined) return undefined;
  if (written.length < 1 || written.length > maxQuoteLines) return undefined;
  const lines = written.map(decodeLine);
  return lines.every((line) => line !== undefined) ? { number, date, lines } : undefined;
}

/** Some mail programs write `,` as `%2C`. */
function readEscapes(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // A lone "%": not ours, and refused by what reads it next.
    return text;
  }
}

function encodeLine({ sku, quantity, options = {}, amount }: SharedLine): string {
  const { package: pack, km, express, vat } = options;
  return [
    sku,
    quantity,
    ...(pack === undefined ? [] : [`p${pack}`]),
    ...(express ? ['x'] : []),
    ...(km ? [`k${km}`] : []),
    ...(vat === false ? ['n'] : []),
    ...(amount === undefined ? [] : [`a${amount}`]),
  ].join(',');
}

const linePattern = /^([\w/-]+),(\d{1,2})(?:,p([\w-]+))?(,x)?(?:,k(\d{1,4}))?(,n)?(?:,a(\d{1,15}))?$/;

function decodeLine(text: string): SharedLine | undefined {
  const found = linePattern.exec(text);
  if (found === null) return undefined;
  const [, sku = '', count, pack, express, km, exempt, amount] = found;
  const options: LineOptions = {
    package: pack,
    express: express !== undefined,
    km: km === undefined ? undefined : Number(km),
    vat: exempt === undefined,
  };
  const line = { sku, quantity: Number(count), ...writtenOptions(options) };
  if (!isQuotable({ ...line, options })) return undefined;
  return amount === undefined ? line : { ...line, amount: Number(amount) };
}
