import { expect, test } from 'vitest';
import { priceBook } from '#src/domain/catalogue/prices/published-prices.ts';
import { unitPrice } from './vat-words.ts';

test.each([
  ['catalogue/design-printing/logo-design/basic', '50,000 RWF +\u00a0VAT'],
  ['catalogue/photography/weddings/basic', 'Price on request'],
  ['sessions/photography/2h/basic', '150,000 RWF'],
])('the unit price of %s reads %s', (sku, text) => {
  const entry = priceBook.get(sku);
  expect(entry && unitPrice(entry)).toBe(text);
});
