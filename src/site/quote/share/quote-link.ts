import type { LineOptions } from '#src/domain/catalogue/prices/line-price.ts';
import type { OrderItem } from '#src/domain/catalogue/prices/price-order.ts';
import { compactOptions, isQuotable, maxQuoteLines, type QuoteHead } from '../quote.ts';
import { dateOfNumber } from '../quote-number.ts';

/**
 * Quote in a URL fragment, which no server sees, in characters that messengers keep in links:
 * `#quote=1;Q-20261121-7K3M;catalogue/design-printing/logo-design/standard,2,x,k12,a153400`
 */

/** Line with its amount when shared (RWF), so that a changed price can be shown. */
interface SharedLine extends OrderItem {
  amount?: number | undefined;
}

export interface SharedQuote extends QuoteHead {
  lines: SharedLine[];
}

const key = 'quote=';
/** Raise it when the format changes, and keep reading older ones: links remain in conversations. */
const version = '1';
/** Characters; anything longer is invalid. */
const longest = 9000;

export function isQuoteHash(hash: string): boolean {
  return hash.replace(/^#/, '').startsWith(key);
}

export function encodeQuote(quote: SharedQuote): string {
  return `#${key}${[version, quote.number, ...quote.lines.map(encodeLine)].join(';')}`;
}

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

/** Decodes escapes: some mail programs write `,` as `%2C`. */
function readEscapes(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // A lone "%": malformed, and rejected by the parser.
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
  const line = { sku, quantity: Number(count), ...compactOptions(options) };
  if (!isQuotable({ ...line, options })) return undefined;
  return amount === undefined ? line : { ...line, amount: Number(amount) };
}
