import { expect, test } from 'vitest';
import { priceBook } from '#src/domain/catalogue/prices/published-prices.ts';
import { site } from '#src/domain/studio/site.ts';
import { serviceJsonLd } from './service-json-ld.ts';

const words = { title: 'Photography', description: 'Pictures.', path: '/services/photography' };

test('a priced service offers the lowest and highest price of the price book', () => {
  expect(serviceJsonLd(site, priceBook, { ...words, priced: 'photography' })).toMatchObject({
    url: `${site.url}/services/photography`,
    offers: { priceCurrency: 'RWF', lowPrice: 150_000, highPrice: 2_400_000 },
  });
});

test('a service without prices has no offer', () => {
  expect(serviceJsonLd(site, priceBook, { ...words, priced: undefined })).not.toHaveProperty('offers');
});
