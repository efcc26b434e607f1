interface StoredLine {
  quantity: number;
  name: string;
  options?: { km?: number; express?: boolean; vat?: boolean };
}

/** Words for the options of a line; `travel` has `{km}`. */
export interface OrderWords {
  travel: string;
  express: string;
  withoutVat: string;
}

/**
 * Lists the stored cart: "2 × Portrait photography, 2 hours, Basic"; empty if there is none.
 * No total: the price book may be what failed to load.
 */
export function orderText(words: OrderWords, stored: string): string {
  try {
    const lines = JSON.parse(stored || '[]') as unknown[];
    return lines
      .filter(isLine)
      .map((line) => lineText(words, line))
      .join('\n')
      .replace(surrogates, whole);
  } catch {
    // Unreadable cart: the visitor describes it instead.
    return '';
  }
}

function isLine(line: unknown): line is StoredLine {
  const { quantity, name } = (line ?? {}) as Partial<Record<keyof StoredLine, unknown>>;
  return typeof quantity === 'number' && typeof name === 'string';
}

/** Surrogate pairs, and lone surrogates, which no URL can hold. */
const surrogates = /[\uD800-\uDBFF][\uDC00-\uDFFF]|[\uD800-\uDFFF]/g;

function whole(halves: string): string {
  return halves.length === 2 ? halves : '\uFFFD';
}

function lineText(words: OrderWords, { quantity, name, options = {} }: StoredLine): string {
  const { km, express, vat } = options;
  const parts = [`${quantity} × ${name}`];
  if (km) parts.push(words.travel.replace('{km}', String(km)));
  if (express) parts.push(words.express);
  if (vat === false) parts.push(words.withoutVat);
  return parts.join(', ');
}
