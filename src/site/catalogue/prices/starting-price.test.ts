import { expect, test } from 'vitest';
import { formatPrice } from '#src/domain/catalogue/prices/price.ts';
import { priceBook } from '#src/domain/catalogue/prices/published-prices.ts';
import { startingPrice } from './starting-price.ts';

test.each([
  ['photography', 'from 150,000 RWF'],
  ['videography', 'from 200,000 RWF'],
  ['editing', 'from 50,000 RWF'],
  ['audio', 'from 50,000 RWF'],
  ['dance', 'from 175,000 RWF'],
  ['frames', 'from 8,000 RWF'],
  ['architecture', 'Price on request'],
])('the service %s has the starting price “%s”', (service, text) => {
  expect(formatPrice(startingPrice(priceBook, service))).toBe(text);
});
