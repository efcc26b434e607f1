import { expect, test } from 'vitest';
import { basePackages } from '#src/domain/catalogue/packages/base-packages.ts';
import { publishedPrices } from '#src/domain/catalogue/prices/published-prices.ts';
import { messageNames, priceNames } from './translated-content.ts';

const files = { 'prices/sessions.json': {}, 'prices/frames.json': {}, 'prices/catalogue.json': {} };
const shelves = { services: [], gallery: [], internships: [], packageBase: basePackages };

test('names of prices exist in languages that have all price files', () => {
  const translations = { fr: files, rw: { 'prices/frames.json': {} } };
  const content = { translations, translated: { fr: shelves, rw: shelves } };
  const names = priceNames(content, basePackages.packages, basePackages);
  expect(Object.keys(names)).toEqual(['fr']);
  expect(names['fr']).toMatchObject({ 'sessions/photography/portrait': 'Portrait photography' });
});

test('curly brackets in a name become round, as they would be values in a message', () => {
  const [row] = publishedPrices;
  const names = row && messageNames([{ ...row, name: 'Day {short}' }]);
  expect(names).toMatchObject({ [row?.sku ?? '']: 'Day (short)' });
});
