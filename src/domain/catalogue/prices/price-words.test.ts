import { expect, it, test } from 'vitest';
import { speak } from '#src/lib/words/messages.ts';
import { lowerBound, type Price } from './price.ts';
import { priceText, unitPrice } from './price-words.ts';
import { priceBook } from './published-prices.ts';
import { en } from './words/en.ts';

const words = speak('en', en);

const cases: [Price, number, string][] = [
  [{ kind: 'fixed', amount: 150_000 }, 150_000, '150,000 RWF'],
  [{ kind: 'from', amount: 7_500_000 }, 7_500_000, 'from 7,500,000 RWF'],
  [{ kind: 'range', min: 15_000, max: 60_000 }, 15_000, '15,000–60,000 RWF'],
  [{ kind: 'on-request' }, 0, 'Price on request'],
];

it.each(cases)('%j costs at least %i and reads %s', (price, least, text) => {
  expect(lowerBound(price)).toBe(least);
  expect(priceText(words, price)).toBe(text);
});

test.each([
  ['catalogue/design-printing/logo-design/basic', '50,000 RWF +\u00a0VAT'],
  ['catalogue/photography/weddings/basic', 'Price on request'],
  ['sessions/photography/2h/basic', '150,000 RWF'],
])('the unit price of %s reads %s', (sku, text) => {
  const entry = priceBook.get(sku);
  expect(entry && unitPrice(words, entry)).toBe(text);
});
