import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { lineAmount } from '#src/domain/catalogue/prices/line-price.ts';
import { cataloguePrices } from '#src/domain/catalogue/prices/price-files.ts';
import { priceBook } from '#src/domain/catalogue/prices/published-prices.ts';
import { formatMoney } from '#src/lib/money.ts';
import { builtFile, builtPage, wordsOf } from './built-page.ts';

/** Services also sold as sessions at their own price: shown once, or one name would have two prices. */
const soldAsSessions = [
  'photography/portraits',
  'photography/event',
  'photography/product',
  'videography/corporate',
  'videography/events',
  'videography/promotional',
  'videography/video-editing',
  'music-production/music-production',
  'music-production/podcast',
  'music-production/voiceover',
];

/** Packages across all crafts, which are only on /pricing. */
const ofAllCrafts = 'specialised-packages';

const routes = readdirSync(builtFile('services'))
  .filter((file) => file.endsWith('.html'))
  .map((file) => `/services/${file.slice(0, -'.html'.length)}`);

test.each(routes)('%s shows its lowest price in the hero, linked to its prices', (route) => {
  const page = builtPage(route);
  const strip = page.querySelector('.service-hero .price-strip');
  expect(wordsOf(strip)).toMatch(/^from [\d,]+ RWF VAT included · ./);
  const prices = page.querySelector(strip?.getAttribute('href') ?? '');
  const amounts = (prices?.querySelectorAll('data[data-sku]') ?? []).flatMap((price) => {
    const entry = priceBook.get(price.getAttribute('data-sku') ?? '');
    return entry === undefined || entry.price.kind === 'on-request' ? [] : [lineAmount(entry, 1)];
  });
  expect(wordsOf(strip)).toContain(`from ${formatMoney(Math.min(...amounts))} `);
});

test.each(routes.filter((route) => builtPage(route).querySelector('price-table')))(
  'the price table of %s directly follows the hero',
  (route) => {
    const sections = builtPage(route).querySelectorAll('main > *:not(.imigongo, nav)');
    expect(sections[1]?.tagName).toBe('PRICE-TABLE');
  },
);

test('every catalogue service not sold as a session has its prices on its craft’s page', () => {
  const pages = readdirSync(builtFile('services')).filter((file) => file.endsWith('.html'));
  const shown = pages.flatMap((file) =>
    builtPage(`/services/${file.slice(0, -'.html'.length)}`)
      .querySelectorAll('table [data-sku]')
      .map((price) => price.getAttribute('data-sku')?.split('/').slice(1, 3).join('/')),
  );
  const services = cataloguePrices.categories.flatMap(({ id, services }) =>
    services === 'frames' || id === ofAllCrafts ? [] : services.map((service) => `${id}/${service.id}`),
  );
  expect(services.filter((service) => !shown.includes(service))).toEqual(soldAsSessions);
});
