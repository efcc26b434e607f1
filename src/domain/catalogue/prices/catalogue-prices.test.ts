import { expect, test } from 'vitest';
import { agreedCataloguePrices, agreedCategories, readAgreedRow } from '#tests/support/agreed/prices.ts';
import { quoteTiers } from '../tier.ts';
import { type CatalogueService, cataloguePricesSchema } from './catalogue-prices.ts';
import { lowerBound, readPrice } from './price.ts';
import { cataloguePrices } from './price-files.ts';
import { catalogueSku } from './price-row.ts';
import { priceBook } from './published-prices.ts';

const services = cataloguePrices.categories.flatMap(({ id, services }) =>
  services === 'frames' ? [] : services.map((service) => ({ key: `${id}/${service.id}`, ...service })),
);

test.each(Object.entries(agreedCataloguePrices))('%s costs the agreed price', (key, row) => {
  const [category = '', service = ''] = key.split('/');
  const published = quoteTiers.map(
    (tier) => priceBook.get(`${catalogueSku(category, service)}/${tier}`)?.price,
  );
  expect(published).toEqual(readAgreedRow(row));
});

test('exactly the agreed prices have the source “spec”', () => {
  const marked = services.filter(({ source }) => source === 'spec').map(({ key }) => key);
  expect(marked.sort()).toEqual(Object.keys(agreedCataloguePrices).sort());
});

test('the 13 categories are in the agreed order, each with at least three services', () => {
  expect(cataloguePrices.categories.map(({ title }) => title)).toEqual(agreedCategories);
  const counts = cataloguePrices.categories.map(({ services }) => services.length);
  expect(Math.min(...counts)).toBeGreaterThanOrEqual(3);
});

test.each(services)('$key costs whole thousands, never less in a higher tier', ({ prices }) => {
  const amounts = quoteTiers.map((tier) => lowerBound(readPrice(prices[tier])));
  expect(amounts.filter((amount) => amount % 1000 !== 0)).toEqual([]);
  expect(amounts).toEqual([...amounts].sort((a, b) => a - b));
});

test('the published catalogue matches its schema', () => {
  expect(cataloguePricesSchema.safeParse(cataloguePrices).error).toBeUndefined();
});

function problems(change: (services: CatalogueService[]) => void): string[] {
  const changed = structuredClone(cataloguePrices);
  const [category] = changed.categories;
  if (category === undefined || category.services === 'frames')
    throw new Error('The first category is sold by tier.');
  change(category.services);
  const { error } = cataloguePricesSchema.safeParse(changed);
  return (error?.issues ?? []).map((issue) => `${issue.path.join('.')}: ${issue.message}`);
}

const someService: CatalogueService = {
  id: 'kite-film',
  title: 'Kite film',
  source: 'studio',
  prices: { basic: 1000, standard: 2000, premium: 3000 },
};

const place = `categories.0.services.${cataloguePrices.categories[0]?.services.length}`;

test.each([
  [
    'a tier without a price',
    { prices: { basic: 1000, standard: 2000 } },
    'prices.premium: Write a whole number of RWF',
  ],
  [
    'a price written as text',
    { prices: { ...someService.prices, premium: '3,000' } },
    'prices.premium: Write a whole number of RWF',
  ],
  ['a price of 0', { expressFee: 0 }, 'expressFee: A price is more than 0 RWF.'],
  ['an unknown source', { source: 'guess' }, 'source: Write "spec" or "studio".'],
  ['an id with a capital letter', { id: 'Kite' }, 'id: An id has small letters, digits and dashes only.'],
  ['a duplicate id', { id: 'wedding-bliss' }, 'id: "wedding-bliss" appears twice.'],
  [
    'a tier without inclusions',
    { features: { basic: [], standard: ['x'], premium: ['x'] } },
    'features.basic: Name at least one thing that this tier includes.',
  ],
])('%s is reported with its path', (_, mistake, message) => {
  const found = problems((list) => list.push(Object.assign({}, someService, mistake)));
  expect(found).toHaveLength(1);
  expect(found[0]).toContain(`${place}.${message}`);
});

test('a duplicate category or package is reported with its path', () => {
  const { page, categories, packages } = cataloguePrices;
  const doubled = { page, categories: [...categories, categories[0]], packages: [...packages, packages[0]] };
  const issues = cataloguePricesSchema.safeParse(doubled).error?.issues ?? [];
  expect(issues.map(({ path, message }) => `${path.join('.')}: ${message}`)).toEqual([
    `categories.${categories.length}.id: "combined-packages" appears twice.`,
    `packages.${packages.length}.id: "wedding-bliss" appears twice.`,
  ]);
});
