import type { WrittenPrice } from './price.ts';

/** The highest price that may be written, in RWF: orders of many stay far within what numbers hold exactly. */
export const maxPrice = 1_000_000_000;

/** What a price may look like, for refusals. */
export const priceExample = 'Write a price such as 7,500,000, 1.5m, from 50,000, 100k–200k or on request.';

/** What a text means, or a sentence about why it means nothing. */
export type ReadPrice = { price: WrittenPrice } | { problem: string };

const spaces = /[\s\u00a0\u202f]+/g;
const dashes = /[\u2010-\u2015\u2212]/g;

/** The shortest words that mean no price can be said yet. */
const onRequest = /^(?:(?:price )?(?:on|upon) request|(?:please )?(?:contact|ask) us(?: for a price)?|tbd)$/;

/** "from 50,000", "starting at 50,000"; also "50,000+". */
const leadsFrom = /^(?:from|starts at|starting at|starting from) /;

/** Units that multiply; without one, the number is RWF. */
const units: Record<string, number> = { '': 1, k: 1000, m: 1_000_000 };

/**
 * Reads a price as people write it: "7,500,000", "RWF 100k–200k", "from 50,000", "1.5m", "on request". A thousand is
 * grouped by commas or spaces; a point divides only before k and m, because "1.500" is one thing in one country and another
 * in the next.
 */
export function readPriceText(typed: string): ReadPrice {
  const text = normalised(typed);
  if (onRequest.test(text)) return { price: { kind: 'on-request' } };
  if (leadsFrom.test(text) || text.endsWith('+')) {
    const amount = readAmount(text.replace(leadsFrom, '').replace(/ ?\+$/, ''));
    return withAmount(amount, (from) => ({ kind: 'from', amount: from }));
  }
  const [first = '', second, ...more] = text.split(/ ?- ?| to /);
  if (more.length > 0) return { problem: priceExample };
  return second === undefined ? withAmount(readAmount(first), (amount) => amount) : readRange(first, second);
}

/** Small letters, simple dashes, single spaces, and no currency. */
function normalised(typed: string): string {
  return typed
    .toLowerCase()
    .replace(dashes, '-')
    .replace(spaces, ' ')
    .replace(/(^|[^a-z])(?:rwf|frw)(?![a-z])/g, '$1 ')
    .replace(/ +/g, ' ')
    .trim();
}

/** "100-200k" means thousands on both sides. */
function readRange(first: string, second: string): ReadPrice {
  const unit = /[km]$/.exec(second)?.[0] ?? '';
  const min = readAmount(/[km]$/.test(first) ? first : first + unit);
  const max = readAmount(second);
  if (typeof min === 'string') return { problem: min };
  if (typeof max === 'string') return { problem: max };
  if (min >= max)
    return { problem: 'The range starts above its end. Write the lower price first: 100k–200k.' };
  return { price: { kind: 'range', min, max } };
}

function withAmount(amount: number | string, price: (amount: number) => WrittenPrice): ReadPrice {
  return typeof amount === 'string' ? { problem: amount } : { price: price(amount) };
}

/** "7,500,000", "7 500 000", "1.5m": whole RWF, or a sentence about what is wrong. */
function readAmount(text: string): number | string {
  const [, digits = '', fraction = '', unit = ''] =
    /^(\d{1,3}(?:,\d{3})+|\d{1,3}(?: \d{3})+|\d+)(?:\.(\d+))? ?([km]?)$/.exec(text) ?? [];
  if (digits === '' || (fraction !== '' && unit === '')) return priceExample;
  const places = Math.log10(units[unit] ?? 1);
  const significant = fraction.replace(/0+$/, '');
  if (significant.length > places) return 'A price is in whole RWF. Write 1,500 or 1.5k.';
  const amount = Number(digits.replace(/\D/g, '') + significant.padEnd(places, '0'));
  if (amount === 0) return `A price is more than 0 RWF. ${priceExample}`;
  return amount > maxPrice ? 'A price is 1,000,000,000 RWF at most. Write 7,500,000 or 7.5m.' : amount;
}
