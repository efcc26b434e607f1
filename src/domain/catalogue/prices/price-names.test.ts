import { expect, test } from 'vitest';
import { namedRows, namesOf } from './price-names.ts';
import { publishedPrices } from './published-prices.ts';
import { publishedRows } from './published-rows.ts';

test('the rows for scripts have every price and no name', () => {
  expect(publishedRows.map(({ tiers }) => tiers)).toEqual(publishedPrices.map(({ tiers }) => tiers));
  const text = JSON.stringify(publishedRows);
  expect(Object.values(namesOf(publishedPrices)).filter((name) => text.includes(`"${name}"`))).toEqual([]);
});

test('rows with their names are the published prices', () => {
  expect(namedRows(namesOf(publishedPrices), publishedRows)).toEqual(publishedPrices);
});

test('a row that the names lack keeps its SKU as its name', () => {
  const [row] = namedRows({}, publishedRows);
  expect(row?.name).toBe(row?.sku);
});
