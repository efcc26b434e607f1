import { expect, test } from 'vitest';
import { englishPrice } from '#src/domain/catalogue/prices/english-price.ts';
import { priceBook } from '#src/domain/catalogue/prices/published-prices.ts';
import { startingPrice, startingPriceWithVat } from './starting-price.ts';

test.each([
  ['photography', 'from 150,000 RWF'],
  ['videography', 'from 200,000 RWF'],
  ['editing', 'from 50,000 RWF'],
  ['audio', 'from 50,000 RWF'],
  ['dance', 'from 175,000 RWF'],
  ['frames', 'from 8,000 RWF'],
  ['architecture', 'Price on request'],
])('the service %s has the starting price “%s”', (service, text) => {
  expect(englishPrice(startingPrice(priceBook, service))).toBe(text);
});

test.each([
  [['sessions/photography'], 'from 150,000 RWF'],
  [['catalogue/architecture'], 'from 177,000 RWF'],
  [['catalogue/architecture', 'catalogue/dancing/first-dance'], 'from 70,800 RWF'],
  [['catalogue/archi'], 'Price on request'],
  [[], 'Price on request'],
])('the addresses %j start at “%s” with VAT', (addresses, text) => {
  expect(englishPrice(startingPriceWithVat(priceBook, addresses))).toBe(text);
});
