import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { cataloguePrices } from '#src/domain/catalogue/prices/price-files.ts';
import { builtFile, builtPage } from './built-page.ts';

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
