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
    const lines = JSON.parse(stored || '[]') as StoredLine[];
    return lines.map(lineText).join('\n');
  } catch {
    // No cart that can be read: the visitor says in own words what it was.
    return '';
  }
}

function lineText({ quantity, name, options = {} }: StoredLine): string {
  const { km, express, vat } = options;
  const travel = km ? `, ${km} km of travel` : '';
  return `${quantity} × ${name}${travel}${express ? ', express' : ''}${vat === false ? ', without VAT' : ''}`;
}
