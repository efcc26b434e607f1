import { expect, test } from 'vitest';
import pricing from '#content/pricing.json' with { type: 'json' };
import { priceBook } from '#src/domain/catalogue/prices/published-prices.ts';
import { unitPrice, vatNote } from './vat-words.ts';

test.each([
  ['catalogue/design-printing/logo-design/basic', '50,000 RWF +\u00a0VAT'],
  ['catalogue/photography/weddings/basic', 'Price on request'],
  ['sessions/photography/2h/basic', '150,000 RWF'],
])('the unit price of %s reads %s', (sku, text) => {
  const entry = priceBook.get(sku);
  expect(entry && unitPrice(entry)).toBe(text);
});

test.each([
  [true, true, 'Prices that end in “+ VAT” are before 18% VAT.'],
  [true, false, 'Prices include VAT.'],
  [false, false, undefined],
])('the VAT note with registration %s and prices before VAT %s is: %s', (registered, adds, note) => {
  expect(vatNote(registered, adds)).toBe(note);
});

test('texts of /pricing mention VAT only in the notes left out without registration', () => {
  const { overview, frames } = pricing;
  const { vat: _, ...withoutVat } = overview;
  const { vatNote: __, ...framesWithoutVat } = frames;
  expect(JSON.stringify({ withoutVat, framesWithoutVat })).not.toContain('VAT');
});
