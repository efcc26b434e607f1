import { expect, test } from 'vitest';
import { dayServicesNamed } from '#src/domain/availability/services/day-services.ts';
import { capacityServicesOf, catalogueServices } from './capacity-services.ts';
import { cataloguePrices } from './price-files.ts';
import { priceBook } from './published-prices.ts';

const catalogue = catalogueServices(cataloguePrices);
const said = new Map([
  ['package/family-day', 'Photography'],
  ['package/annual-report', 'branding'],
  ['package/wedding-bliss', 'videography'],
  ['package/brand-day', 'Photography & videography'],
]);

test.each([
  ['sessions/photography/2h/basic', ['photography']],
  ['sessions/audio/podcast-season/vip', ['audio']],
  ['catalogue/photography/portraits/basic', ['photography']],
  ['catalogue/photography/photo-retouching/basic', ['editing']],
  ['catalogue/combined-packages/photo-and-film/premium', ['photography', 'videography']],
  ['catalogue/combined-packages/brand-starter/basic', []],
  ['catalogue/architecture/house-plan/basic', []],
  ['package/cinematic-storytelling', ['videography']],
  ['package/creative-entrepreneur', []],
  ['package/family-day/standard', ['photography']],
  ['package/annual-report', []],
  ['package/brand-day/basic', ['photography', 'videography']],
  ['package/wedding-bliss', ['videography']],
  ['frames/photobook-a3/basic', []],
  ['fees/dance/intore', []],
  ['nothing', []],
  ['', []],
  ['sessions/__proto__/basic', []],
])('%s takes slots of %j', (sku, services) => {
  expect(capacityServicesOf(sku, catalogue, said)).toEqual(services);
});

test('a package takes slots of its base services until staff change them', () => {
  expect(capacityServicesOf('package/wedding-bliss', catalogue, new Map())).toEqual([
    'photography',
    'videography',
  ]);
});

test('every session price takes a slot of exactly one service', () => {
  const sessions = [...priceBook.keys()].filter((sku) => sku.startsWith('sessions/'));
  expect(sessions.length).toBeGreaterThan(0);
  for (const sku of sessions) expect(capacityServicesOf(sku, catalogue, said), sku).toHaveLength(1);
});

test.each([
  ['audio', ['audio']],
  [' Audio Production ', ['audio']],
  ['AUDIO', ['audio']],
  ['sound', []],
  ['', []],
  ['dance, photography and Editing & retouching', ['photography', 'editing', 'dance']],
  ['Editing & retouching & audio', ['editing', 'audio']],
  ['photography + branding', ['photography']],
  ['photography for brands', []],
  ['photography/photography', ['photography']],
])('the text “%s” names the services %j', (words, services) => {
  expect(dayServicesNamed(words)).toEqual(services);
});
