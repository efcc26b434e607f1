import { expect, it } from 'vitest';
import { formatPrice, lowerBound, type Price } from './price.ts';

const cases: [Price, number, string][] = [
  [{ kind: 'fixed', amount: 150_000 }, 150_000, '150,000 RWF'],
  [{ kind: 'from', amount: 7_500_000 }, 7_500_000, 'from 7,500,000 RWF'],
  [{ kind: 'range', min: 15_000, max: 60_000 }, 15_000, '15,000–60,000 RWF'],
  [{ kind: 'on-request' }, 0, 'Price on request'],
];

it.each(cases)('%j costs at least %i and reads %s', (price, least, text) => {
  expect(lowerBound(price)).toBe(least);
  expect(formatPrice(price)).toBe(text);
});
