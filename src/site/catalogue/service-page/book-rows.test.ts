import { describe, expect, it } from 'vitest';
import { cataloguePrices } from '#src/domain/catalogue/prices/price-files.ts';
import { priceBook } from '#src/domain/catalogue/prices/published-prices.ts';
import { bookRows, catalogueNotes } from './book-rows.ts';

describe('the prices of a service page that sells from the catalogue', () => {
  it('are all services of a category, each with its tiers', () => {
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

  it('are one row where the address names it, and say that VAT is in them', () => {
    const rows = bookRows(priceBook, 'sessions/editing/motion');
    expect(rows.map(({ title, addsVat }) => ({ title, addsVat }))).toEqual([
      { title: 'Motion Graphics', addsVat: false },
    ]);
    expect(Object.keys(rows[0]?.skus ?? {})).toHaveLength(4);
  });

  it('say in a sentence what each of the catalogue is, at the address of its row', () => {
    const [row] = bookRows(priceBook, 'catalogue/photography/photo-retouching');
    expect(catalogueNotes(cataloguePrices).get(row?.address ?? '')).toBe('Priced by the photo.');
  });

  it.each(['catalogue/archi', '', 'sessions/editing/motion/basic/extra'])(
    'stop the build where an editor mistyped the address: %j',
    (address) => {
      expect(() => bookRows(priceBook, address)).toThrow('Check "cost.prices"');
    },
  );
});
