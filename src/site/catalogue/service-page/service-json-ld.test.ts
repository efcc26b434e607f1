import { expect, test } from 'vitest';
import type { PriceBook, PriceBookEntry } from '#src/domain/catalogue/prices/price-book.ts';
import { priceBook } from '#src/domain/catalogue/prices/published-prices.ts';
import { site } from '#src/domain/studio/site.ts';
import { serviceJsonLd } from './service-json-ld.ts';

const words = { title: 'Photography', description: 'Pictures.', path: '/services/photography' };
const described = (book: PriceBook, ...addresses: string[]) =>
  serviceJsonLd(site, book, { ...words, addresses });

test('a service describes itself, its provider and its offers', () => {
  expect(described(priceBook, 'sessions/photography')).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Service',
    name: 'Photography',
    description: 'Pictures.',
    url: `${site.url}/services/photography`,
    areaServed: 'Rwanda',
    provider: { '@type': 'LocalBusiness', '@id': `${site.url}/#studio`, name: site.name },
    offers: {
      '@type': 'AggregateOffer',
      priceCurrency: 'RWF',
      lowPrice: 150_000,
      highPrice: 2_400_000,
      offerCount: 12,
    },
  });
});

test.each([
  ['a range ends at its upper end', ['frames/wood-frame-board'], 15_000, 260_000],
  ['a price before VAT is offered with VAT', ['catalogue/architecture'], 177_000, 2_950_000],
])('%s', (_, addresses, lowPrice, highPrice) => {
  expect(described(priceBook, ...addresses)).toMatchObject({ offers: { lowPrice, highPrice } });
});

test('a price without an upper end leaves the highest price out', () => {
  const { offers } = described(priceBook, 'catalogue/website-design') as { offers?: object };
  const kinds = [...priceBook.values()].filter(({ sku }) => sku.startsWith('catalogue/website-design/'));
  expect(kinds.map(({ price }: PriceBookEntry) => price.kind)).toContain('from');
  expect(offers).toHaveProperty('lowPrice', 590_000);
  expect(offers).not.toHaveProperty('highPrice');
});

test('a service without prices has no offer', () => {
  expect(described(priceBook)).not.toHaveProperty('offers');
  expect(described(priceBook, 'catalogue/archi')).not.toHaveProperty('offers');
});
