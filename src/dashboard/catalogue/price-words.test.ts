import { expect, test } from 'vitest';
import type { PackageFields } from '#src/domain/catalogue/packages/package.ts';
import type { StaffShelfEntry } from '#src/domain/shelf/entry.ts';
import { english } from '#tests/support/english.ts';
import { priceSentence, publicOnDay } from './price-words.ts';

test.each([
  ['55,000', 50_000, 'Reads as 55,000 RWF. Public now: 50,000 RWF.'],
  ['from 55k', 50_000, 'Reads as from 55,000 RWF. Public now: 50,000 RWF.'],
  ['on request', 50_000, 'Reads as “Price on request”. Public now: 50,000 RWF.'],
  ['55,000', undefined, 'Reads as 55,000 RWF. Not public yet.'],
  [' ', 50_000, 'No price. Public now: 50,000 RWF.'],
  ['', undefined, 'No price.'],
])('a price typed as "%s" over the public price %s reads "%s"', (typed, now, sentence) => {
  expect(priceSentence(english, typed, now)).toBe(sentence);
});

test('invalid price text shows only its problem, without a preview of the price', () => {
  expect(priceSentence(english, '1.500', 50_000)).not.toMatch(/Reads as|Public now/);
});

const fields = (price: number, more = {}) => ({ name: 'Logo', price, ...more }) as PackageFields;

const entry = (more: Partial<StaffShelfEntry<PackageFields>>) =>
  ({
    state: 'published',
    removed: false,
    fields: fields(55_000),
    live: fields(50_000),
    base: fields(40_000),
    ...more,
  }) as StaffShelfEntry<PackageFields>;

test.each([
  ['a published entry with a draft', entry({}), 50_000],
  ['a hidden entry', entry({ state: 'hidden' }), undefined],
  ['a removed entry', entry({ removed: true }), undefined],
  ['an entry never published', entry({ state: 'draft', live: null, base: null }), undefined],
  ['a changed entry before its period', entry({ live: fields(50_000, { validFrom: '2026-12-01' }) }), 40_000],
  [
    'an added entry after its period',
    entry({ live: fields(50_000, { validTo: '2026-11-01' }), base: null }),
    undefined,
  ],
  ['an entry not added yet', undefined, undefined],
])('the public price of %s is the one that visitors pay today', (_, one, price) => {
  expect(publicOnDay(one, '2026-11-24').price).toBe(price);
});
