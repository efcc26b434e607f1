import { expect, test } from 'vitest';
import { englishBook } from '#src/domain/catalogue/prices/english-price.ts';
import type { PriceBook } from '#src/domain/catalogue/prices/price-book.ts';
import { priceBook } from '#src/domain/catalogue/prices/published-prices.ts';
import { speak } from '#src/lib/words/messages.ts';
import { lowestPriceText } from './lowest-price.ts';
import { en } from './words/en.ts';

const words = speak('en', en);

const sku = 'package/wedding';
const bookOf = (price: number | { kind: 'on-request' }): PriceBook =>
  englishBook([
    {
      sku,
      name: 'Wedding',
      serviceId: 'packages',
      page: '/pricing',
      tiers: [{ name: 'price', amount: price }],
      vat: 'included',
    },
  ]);

test.each([
  ['the public price of a package', bookOf(5000), bookOf(4000), '5,000 RWF'],
  [
    'the public price of a package without a base price',
    bookOf(5000),
    bookOf({ kind: 'on-request' }),
    '5,000 RWF',
  ],
  ['a withdrawn package as on request', new Map(), bookOf(4000), 'a price on request'],
  [
    'a package as on request while it has no price',
    bookOf({ kind: 'on-request' }),
    bookOf(4000),
    'a price on request',
  ],
])('an article names %s', (_, shown, base, text) => {
  expect(lowestPriceText(words, sku, shown, base)).toBe(text);
});

test('a range is named by its lower bound', () => {
  expect(lowestPriceText(words, 'frames/grass-frame/basic', priceBook, new Map())).toBe('8,000 RWF');
});

test('a SKU that the base lacks stops the build', () => {
  expect(() => lowestPriceText(words, 'package/weding', priceBook, priceBook)).toThrow('Check the sku');
});
