/** What a line of the stored cart holds that can be said without the price book. */
interface StoredLine {
  quantity: number;
  name: string;
  options?: { km?: number; express?: boolean; vat?: boolean };
}

/**
 * The stored cart in words, one line each: "2 × Portrait photography, 2 hours, Basic". Empty where there is none. Without a
 * total: prices are the server's to say, and the price book may be just what did not load.
 */
export function orderText(stored: string): string {
  try {
    const lines = JSON.parse(stored || '[]') as unknown[];
    return lines.filter(isLine).map(lineText).join('\n').replace(surrogates, whole);
  } catch {
    // No cart that can be read: the visitor says in own words what it was.
    return '';
  }
}

function isLine(line: unknown): line is StoredLine {
  const { quantity, name } = (line ?? {}) as Partial<Record<keyof StoredLine, unknown>>;
  return typeof quantity === 'number' && typeof name === 'string';
}

/** A character of two halves, or a half without its other one, which no address can hold. */
const surrogates = /[\uD800-\uDBFF][\uDC00-\uDFFF]|[\uD800-\uDFFF]/g;

function whole(halves: string): string {
  return halves.length === 2 ? halves : '\uFFFD';
}

function lineText({ quantity, name, options = {} }: StoredLine): string {
  const { km, express, vat } = options;
  const travel = km ? `, ${km} km of travel` : '';
  return `${quantity} × ${name}${travel}${express ? ', express' : ''}${vat === false ? ', without VAT' : ''}`;
}
