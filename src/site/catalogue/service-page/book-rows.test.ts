import { describe, expect, it } from 'vitest';
import { cataloguePrices } from '#src/domain/catalogue/prices/price-files.ts';
import { priceBook } from '#src/domain/catalogue/prices/published-prices.ts';
import { bookRows, catalogueNotes } from './book-rows.ts';

describe('prices of a service page from the catalogue', () => {
  it('a category gives a row for each of its services, with all tiers', () => {
    const rows = bookRows(priceBook, 'catalogue/architecture');
    expect(rows.map(({ title }) => title)).toEqual([
      'House Plan',
      '3D Visualisation',
      'Interior Design',
      'Garden & Landscape',
      'Site Supervision',
    ]);
    expect(rows[0]).toMatchObject({
      addsVat: true,
      skus: { basic: 'catalogue/architecture/house-plan/basic' },
    });
    expect(Object.keys(rows[0]?.skus ?? {})).toEqual(['basic', 'standard', 'premium']);
  });

  it('an address of one service gives its row, with VAT included', () => {
    const rows = bookRows(priceBook, 'sessions/editing/motion');
    expect(rows.map(({ title, addsVat }) => ({ title, addsVat }))).toEqual([
      { title: 'Motion Graphics', addsVat: false },
    ]);
    expect(Object.keys(rows[0]?.skus ?? {})).toHaveLength(4);
  });

  it('a catalogue row has its note under the address of the row', () => {
    const [row] = bookRows(priceBook, 'catalogue/photography/photo-retouching');
    expect(catalogueNotes(cataloguePrices).get(row?.address ?? '')).toBe('Priced by the photo.');
  });

  it.each(['catalogue/archi', '', 'sessions/editing/motion/basic/extra'])(
    'a mistyped address stops the build: %j',
    (address) => {
      expect(() => bookRows(priceBook, address)).toThrow('Check "cost.prices"');
    },
  );
});
