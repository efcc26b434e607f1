import { expect, test } from 'vitest';
import { site } from '#src/features/studio/site.ts';
import { priceBook } from '../prices/published-prices.ts';
import { serviceJsonLd } from './service-json-ld.ts';

const words = { title: 'Photography', description: 'Pictures.', path: '/services/photography' };

test('a priced service offers what the price book sells', () => {
  expect(serviceJsonLd(site, priceBook, { ...words, priced: 'photography' })).toMatchObject({
    url: `${site.url}/services/photography`,
    offers: { priceCurrency: 'RWF', lowPrice: 150_000, highPrice: 2_400_000 },
  });
});

test('a service without prices claims no offer', () => {
  expect(serviceJsonLd(site, priceBook, { ...words, priced: undefined })).not.toHaveProperty('offers');
});
