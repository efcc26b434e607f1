import { expect, test } from 'vitest';
import { site } from '#src/domain/studio/site.ts';
import { occasionJsonLd } from './occasion-json-ld.ts';
import { rungsOf } from './rungs.ts';

const words = { title: 'Weddings', description: 'A day in pictures.' };
const rungs = rungsOf('en', {
  offers: {
    heading: 'Offers',
    lead: 'A sentence.',
    groups: [
      {
        title: 'One day',
        rungs: [
          { sku: 'catalogue/event-packages/wedding-full-day/basic' },
          { sku: 'catalogue/full-packages/birthday' },
        ],
      },
    ],
  },
});

test('an occasion describes the studio and its offers with VAT', () => {
  expect(occasionJsonLd(site, '/weddings', words, rungs)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Service',
    name: 'Weddings',
    description: 'A day in pictures.',
    url: `${site.url}/weddings`,
    areaServed: 'Rwanda',
    provider: { '@type': 'LocalBusiness', '@id': `${site.url}/#studio`, name: site.name },
    offers: [
      {
        '@type': 'Offer',
        name: 'Wedding (Full-day), Basic',
        url: `${site.url}/pricing#event-packages-wedding-full-day`,
        priceCurrency: 'RWF',
        price: 1_770_000,
      },
      {
        '@type': 'Offer',
        name: 'Birthday Full Package',
        url: `${site.url}/pricing#full-packages-birthday`,
        priceSpecification: { '@type': 'PriceSpecification', priceCurrency: 'RWF', minPrice: 413_000 },
      },
    ],
  });
});

test('an occasion whose offers were withdrawn has none', () => {
  expect(occasionJsonLd(site, '/weddings', words, [])).not.toHaveProperty('offers');
});
