import { expect, test } from 'vitest';
import { basePackages } from '../packages/base-packages.ts';
import { priceNames, quoteTiers, type Tier, tiers } from '../tier.ts';
import { lineAmount } from './line-price.ts';
import { readPrice } from './price.ts';
import { cataloguePrices, sessionPrices } from './price-files.ts';
import { priceBook } from './published-prices.ts';

interface Offer {
  sku: string;
  /** RWF, VAT included. */
  cost: number;
  lines: readonly string[];
}

const words = ['half', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];
const count = `(${words.join('|')}|[\\d,]+)`;

/** Patterns of countable inclusions; # is the count, and more is better. */
const measures: Record<string, readonly [pattern: string, unit: number][]> = {
  'seconds of film': [
    ['film of (?:up to )?# minutes', 60],
    ['#-minute film', 60],
    ['film of (?:up to )?# seconds', 1],
  ],
  photos: [['#\\+? (?:edited|retouched) photos', 1]],
  'camera operators': [['# camera operators?', 1]],
  'days of filming': [['# (?:a )?days? of filming', 1]],
  'finished minutes': [['# finished minutes', 1]],
  'hours of footage': [['# hours? of footage', 1]],
  'minutes an episode': [['# minutes an episode', 1]],
  languages: [['^(?:up to )?# (?:languages?|of Kinyarwanda)', 1]],
  days: [['^# days?(?:$|:)', 1]],
  photographers: [['# photographers?', 1]],
  'film-makers': [['# film-makers?', 1]],
  prints: [['^# prints', 1]],
};

function measure(lines: readonly string[], name: string): number | undefined {
  const counts = (measures[name] ?? []).flatMap(([pattern, unit]) =>
    lines.flatMap((line) =>
      [...line.matchAll(new RegExp(pattern.replace('#', count), 'gi'))].map(
        ([, found = '']) => unit * amountOf(found.toLowerCase()),
      ),
    ),
  );
  return counts.length === 0 ? undefined : Math.max(...counts);
}

function amountOf(word: string): number {
  if (word === 'half') return 0.5;
  return words.includes(word) ? words.indexOf(word) : Number(word.replace(',', ''));
}

const features = ['drone', 'photobook', 'A3 photobook', 'Subtitles', 'Licensed music'];

/** Inclusions of a session that a dearer production of the same craft has to have as well. */
const crafted = [
  /4K/,
  /on a drive/,
  /cut for phones|versions for phones|vertical|every format/i,
  /aerial/i,
  /live picture/i,
  /sound recordist/i,
  /wireless microphone|sound recordist/i,
  /speeches|full programme/i,
  /director|creative direction/i,
  /art director|creative direction|creative idea/i,
  /interview/i,
  /titles/i,
  /charts/i,
  /subtitles/i,
  /voice-over/i,
  /music|composed/i,
  /sound design|original music/i,
  /casting/i,
  /animated product/i,
  /behind-the-scenes/i,
  /in Kigali/,
  /stylist/i,
  /shot list|art director|creative direction/i,
  /no end date/,
  /show notes|transcripts/i,
  /published/i,
];

/** Lists inclusions that a dearer production lacks: "sku lacks /pattern/ of sku". */
function missing(sessions: readonly Offer[], rows: readonly Offer[]): string[] {
  return sessions.flatMap((session) =>
    rows
      .filter(({ cost }) => cost > session.cost)
      .flatMap((row) =>
        crafted
          .filter((what) => what.test(session.lines.join()) && !what.test(row.lines.join()))
          .map((what) => `${row.sku} lacks ${what} of ${session.sku}`),
      ),
  );
}

function lacks(cheaper: Offer, dearer: Offer, counted: readonly string[]): string[] {
  return counted.filter((name) => (measure(dearer.lines, name) ?? 0) < (measure(cheaper.lines, name) ?? 0));
}

/** Compares every offer with every dearer one: "sku: fewer photos than sku". */
function shortcomings(offers: readonly Offer[], counted: readonly string[]): string[] {
  const ladder = [...offers].sort((a, b) => a.cost - b.cost);
  return ladder.flatMap((cheaper, position) =>
    ladder
      .slice(position + 1)
      .flatMap((dearer) =>
        lacks(cheaper, dearer, counted).map((name) => `${dearer.sku}: fewer ${name} than ${cheaper.sku}`),
      ),
  );
}

function catalogueOffers(reference: string): Offer[] {
  const sku = `catalogue/${reference}`;
  const includes =
    basePackages.packages.find(({ id }) => id === sku.replaceAll('/', '.'))?.fields.includes ?? {};
  return quoteTiers.flatMap((tier) => offer(`${sku}/${tier}`, includes[tier]));
}

function sessionOffersOf(reference: string, key: string): Offer[] {
  const [service = '', id = ''] = reference.split('/');
  const pack = sessionPrices[service]?.packages.find((one) => one.id === id);
  return tiers.flatMap((tier: Tier) => offer(`sessions/${service}/${key}/${tier}`, pack?.inclusions[tier]));
}

function offer(sku: string, lines: readonly string[] = []): Offer[] {
  const entry = priceBook.get(sku);
  if (entry === undefined) throw new RangeError(`No price ${sku}.`);
  if (entry.price.kind !== 'fixed') return [];
  return [{ sku, cost: lineAmount(entry, 1), lines }];
}

test.each([
  ['videography/event', 'event', 'videography/events', ['seconds of film', 'camera operators']],
  ['videography/corporate', 'corporate', 'videography/corporate', ['seconds of film', 'days of filming']],
  [
    'videography/promotional',
    'promotional',
    'videography/promotional',
    ['seconds of film', 'days of filming'],
  ],
  ['editing/video', 'video', 'videography/video-editing', ['finished minutes', 'hours of footage']],
  ['audio/voice', 'voice-commercial', 'music-production/voiceover', ['languages']],
  ['audio/podcast', 'podcast-episode', 'music-production/podcast', ['minutes an episode']],
  ['photography/event', '2h', 'photography/event', ['photos']],
  ['photography/commercial', '2h', 'photography/product', ['photos']],
])('%s (%s) and %s: the dearer has no less', (session, key, row, counted) => {
  const sessions = sessionOffersOf(session, key);
  // An hourly row is compared by the hours of the session.
  const hours = row === 'photography/event' ? 2 : 1;
  const rows = catalogueOffers(row).map((one) => ({ ...one, cost: one.cost * hours }));
  const all = [...sessions, ...rows];
  for (const name of counted)
    for (const one of all) expect(measure(one.lines, name), `${name} of ${one.sku}`).toBeDefined();
  expect(shortcomings(all, counted)).toEqual([]);
  expect(missing(sessions, rows)).toEqual([]);

  const [category = '', id = ''] = row.split('/');
  const services = cataloguePrices.categories.find((one) => one.id === category)?.services ?? [];
  const made = services === 'frames' ? undefined : services.find((one) => one.id === id);
  expect(made?.session).toBe(session);
  expect(made?.title).toMatch(/production|by the hour/i);
});

test('each wedding offer includes more than the cheaper one before it', () => {
  const ladder = [
    ...catalogueOffers('event-packages/wedding-full-day'),
    ...catalogueOffers('combined-packages/wedding-bliss'),
  ];
  const counted = ['days', 'photographers', 'film-makers', 'photos', 'seconds of film', 'prints'];
  expect(ladder.map(({ cost }) => cost)).toEqual([...ladder.map(({ cost }) => cost)].sort((a, b) => a - b));
  expect(shortcomings(ladder, counted)).toEqual([]);
  for (const [position, step] of ladder.entries()) {
    const before = ladder[position - 1];
    if (before) expect(measure(step.lines, 'photos')).toBeGreaterThan(measure(before.lines, 'photos') ?? 0);
    for (const feature of features)
      if (before?.lines.some((line) => line.includes(feature)))
        expect(step.lines.join(), `${feature} in ${step.sku}`).toContain(feature);
  }
});

test('an offer sold under two names has the same price and inclusions under both', () => {
  const sold = basePackages.packages.flatMap(({ id, fields }) =>
    priceNames.flatMap((name) => (fields[name] === undefined ? [] : { id, name, fields })),
  );
  const bliss = sold.find(
    ({ id, name }) => id === 'catalogue.combined-packages.wedding-bliss' && name === 'standard',
  );
  for (const [id, name] of [
    ['wedding-bliss', 'price'],
    ['catalogue.photography.weddings', 'premium'],
  ] as const) {
    const original = sold.find((one) => one.id === id && one.name === name);
    expect(original?.fields[name]).toEqual(bliss?.fields.standard);
    expect(original?.fields.includes[name]).toEqual(bliss?.fields.includes.standard);
  }
});

test('each tier of the catalogue includes at least as much as the tier before', () => {
  const found = cataloguePrices.categories.flatMap(({ id, services }) =>
    services === 'frames'
      ? []
      : services.flatMap((service) => {
          const offers = catalogueOffers(`${id}/${service.id}`);
          const counted = Object.keys(measures).filter((name) =>
            offers.every(({ lines }) => measure(lines, name) !== undefined),
          );
          return shortcomings(offers, counted);
        }),
  );
  expect(found).toEqual([]);
});

test('every package with a price has inclusions', () => {
  const bare = basePackages.packages.flatMap(({ id, fields }) =>
    id.startsWith('sessions.')
      ? []
      : priceNames.flatMap((name) => {
          const price = fields[name];
          if (price === undefined || readPrice(price).kind === 'on-request') return [];
          return (fields.includes[name] ?? []).length === 0 ? `${id}/${name}` : [];
        }),
  );
  expect(bare).toEqual([]);
});
