import { maxAmount, notMoney, plainText, readMoney } from '#src/lib/read-money.ts';
import type { WrittenPrice } from './price.ts';

/** The highest price that may be written, in RWF. */
export const maxPrice = maxAmount;

/** What a price may look like, for refusals. */
export const priceExample = 'Write a price such as 7,500,000, 1.5m, from 50,000, 100k–200k or on request.';

/** What a text means, or a sentence about why it means nothing. */
export type ReadPrice = { price: WrittenPrice } | { problem: string };

/** The shortest words that mean no price can be said yet. */
const onRequest = /^(?:(?:price )?(?:on|upon) request|(?:please )?(?:contact|ask) us(?: for a price)?|tbd)$/;

/** "from 50,000", "starting at 50,000"; also "50,000+". */
const leadsFrom = /^(?:from|starts at|starting at|starting from) /;

/** Reads a price as people write it: an amount, "RWF 100k–200k", "from 50,000", "on request". */
export function readPriceText(typed: string): ReadPrice {
  const text = plainText(typed);
  if (onRequest.test(text)) return { price: { kind: 'on-request' } };
  if (leadsFrom.test(text) || text.endsWith('+')) {
    const amount = readAmount(text.replace(leadsFrom, '').replace(/ ?\+$/, ''));
    return withAmount(amount, (from) => ({ kind: 'from', amount: from }));
  }
  const [first = '', second, ...more] = text.split(/ ?- ?| to /);
  if (more.length > 0) return { problem: priceExample };
  return second === undefined ? withAmount(readAmount(first), (amount) => amount) : readRange(first, second);
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

/** Whole RWF, or a sentence that says what to write. */
function readAmount(text: string): number | string {
  const read = readMoney(text);
  if ('amount' in read) return read.amount;
  return read.problem === notMoney ? priceExample : read.problem;
}
