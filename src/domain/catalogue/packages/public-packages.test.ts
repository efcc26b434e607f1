import { expect, test } from 'vitest';
import type { Override } from '#src/domain/shelf/entry.ts';
import { wordedService } from '#src/site/catalogue/service-page/worded-service.ts';
import { soldWith as soldOn } from '#tests/support/shelf/sold-with.ts';
import { englishBook } from '../prices/english-price.ts';
import { lineLabel } from '../prices/price-book.ts';
import { sessionPrices } from '../prices/price-files.ts';
import type { SessionService } from '../prices/session-prices.ts';
import type { PackageFields } from './package.ts';

type Kept = Partial<Override<PackageFields>> & { id: string };

const soldWith = (...entries: Kept[]) => {
  const kept = { state: 'published' as const, changes: null, draft: null, removed: false, overBase: true };
  return soldOn(
    entries.map((entry) => ({ ...kept, ...entry })),
    '2030-03-05',
  );
};
const bookWith = (...entries: Kept[]) => englishBook(soldWith(...entries));

function label(sku: string, session: string | undefined, ...entries: Kept[]): string | undefined {
  const entry = bookWith(...entries).get(sku);
  return entry && lineLabel(entry, session);
}

const portrait = 'sessions.photography.portrait';
const podcast = 'sessions.audio.podcast';

test('a session in sizes costs from its lowest size, and lists what each tier includes', () => {
  const changed = { id: 'sessions.photography.2h', changes: { basic: 120_000 } };
  const found = soldWith(changed).find(({ id }) => id === portrait);
  expect(found).toMatchObject({ name: 'Portrait photography', tab: 'Portrait', price: 'from 120,000 RWF' });
  expect(found?.tiers.map(({ name, price }) => `${name}: ${price}`)).toEqual([
    ...['basic: from 120,000 RWF', 'standard: from 250,000 RWF'],
    ...['premium: from 400,000 RWF', 'vip: from 600,000 RWF'],
  ]);
  expect(found?.tiers[0]?.includes).toContain('20 edited photos');
});

test('a session in sizes has no price of its own in the price book', () => {
  expect([...bookWith().keys()].filter((sku) => sku.startsWith('sessions/photography/portrait'))).toEqual([]);
});

test.each<[sku: string, session: string | undefined, Kept, string]>([
  [
    'sessions/photography/4h/premium',
    'portrait',
    { id: portrait, changes: { name: 'Portraits, alone or in pairs' } },
    'Portraits, alone or in pairs, 4 hours, Premium',
  ],
  [
    'sessions/photography/4h/premium',
    'event',
    { id: 'sessions.photography.4h', changes: { name: 'Photography, half a day', tab: 'half a day' } },
    'Event photography, half a day, Premium',
  ],
  [
    'sessions/photography/4h/premium',
    undefined,
    { id: 'sessions.photography.4h', changes: { name: 'Photography, half a day' } },
    'Photography, half a day, Premium',
  ],
  [
    'sessions/photography/4h/premium',
    'event',
    { id: 'sessions.photography.4h', changes: { tab: null } },
    'Event photography, 4 hours, Premium',
  ],
  [
    'sessions/audio/podcast-season/basic',
    'podcast',
    { id: podcast, changes: { name: 'Podcasts' } },
    'Podcasts, Season (10+ episodes), Basic',
  ],
  [
    'sessions/audio/podcast-season/basic',
    undefined,
    { id: podcast, changes: { name: 'Podcasts' } },
    'Podcasts, Season (10+ episodes), Basic',
  ],
  [
    'sessions/videography/event/vip',
    'event',
    { id: 'sessions.videography.event', changes: { name: 'Film, of your event' } },
    'Film, of your event, VIP',
  ],
])('the line %s with the session %j and the override %j reads: %s', (sku, session, kept, words) => {
  expect(label(sku, session, kept)).toBe(words);
});

test('a hidden session is not sold at any size, and the other sessions are', () => {
  const book = bookWith({ id: portrait, state: 'hidden' }, { id: podcast, removed: true });
  expect(Object.keys(book.get('sessions/photography/4h/basic')?.sessions ?? {})).toEqual([
    'event',
    'commercial',
  ]);
  expect([...book.keys()].filter((sku) => sku.startsWith('sessions/audio/podcast'))).toEqual([]);
  expect(book.has('sessions/audio/music-ep/basic')).toBe(true);
});

test('a session whose sizes are all hidden is not sold', () => {
  const sizes = ['2h', '4h', '8h'].map((size) => ({
    id: `sessions.photography.${size}`,
    state: 'hidden' as const,
  }));
  expect(soldWith(...sizes).filter(({ id }) => id.startsWith('sessions.photography.'))).toEqual([]);
});

test('a service page shows published names, and base names for sessions not sold', () => {
  const sold = soldWith(
    { id: portrait, changes: { name: 'Portraits', tab: null, includes: { basic: ['One smile'] } } },
    { id: 'sessions.photography.4h', changes: { tab: 'half a day' } },
    { id: 'sessions.photography.event', state: 'hidden' },
  );
  const service = wordedService('photography', sessionPrices['photography'] as SessionService, sold);
  expect(service.packages.map(({ label, inFull }) => [label, inFull])).toEqual([
    ['Portraits', 'Portraits'],
    ['Event', 'Event photography'],
    ['Commercial', 'Commercial photography'],
  ]);
  expect(service.packages[0]?.inclusions.basic).toEqual(['One smile']);
  expect(service.options.map((option) => option.label)).toEqual(['2 hours', 'half a day', '8 hours']);
});

test('a service page without overrides shows the base’s names, with short ones on the switch', () => {
  const dance = sessionPrices['dance'] as SessionService;
  const { options, packages } = wordedService('dance', dance, soldWith());
  expect(options).toEqual(dance.options);
  expect(packages).toEqual(packages.map((pack, at) => ({ ...dance.packages[at], inFull: pack.inFull })));
});
