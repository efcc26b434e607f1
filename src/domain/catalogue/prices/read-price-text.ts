import { maxAmount, notMoney, plainText, readMoney } from '#src/lib/read-money.ts';
import type { WrittenPrice } from './price.ts';

export const maxPrice = maxAmount;

export const priceExample = 'Write a price such as 7,500,000, 1.5m, from 50,000, 100k–200k or on request.';

export type ReadPrice = { price: WrittenPrice } | { problem: string };

const onRequest = /^(?:(?:price )?(?:on|upon) request|(?:please )?(?:contact|ask) us(?: for a price)?|tbd)$/;

const leadsFrom = /^(?:from|starts at|starting at|starting from) /;

/** Parses a price as typed: an amount, "RWF 100k–200k", "from 50,000", "on request". */
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

/** Parses a range; the unit in "100-200k" applies to both ends. */
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

function readAmount(text: string): number | string {
  const read = readMoney(text);
  if ('amount' in read) return read.amount;
  return read.problem === notMoney ? priceExample : read.problem;
}
