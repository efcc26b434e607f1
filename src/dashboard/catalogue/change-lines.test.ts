import { expect, test } from 'vitest';
import type { PackageFields } from '#src/domain/catalogue/packages/package.ts';
import type { StaffShelfEntry } from '#src/domain/shelf/entry.ts';
import { changeLines, readChange } from './change-lines.ts';

const entry = (changes: Partial<StaffShelfEntry<PackageFields>>) =>
  ({
    id: 'x',
    title: 'Family Day',
    state: 'published',
    removed: false,
    draft: false,
    live: { basic: 250_000, premium: { kind: 'range', min: 100_000, max: 200_000 } },
    ...changes,
  }) as StaffShelfEntry<PackageFields>;

test('each published price is listed with its old and new value, and drafts are left out', () => {
  const lines = changeLines([entry({}), entry({ id: 'y', draft: true })], { percent: 8 });
  expect(lines.map(({ what, from, to }) => `${what}: ${from} → ${to}`)).toEqual([
    'Family Day, Basic: 250,000 RWF → 270,000 RWF',
    'Family Day, Premium: 100,000–200,000 RWF → 108,000–216,000 RWF',
  ]);
});

test('prices that stay the same, or are outside their validity dates, are not listed', () => {
  expect(changeLines([entry({})], { amount: 40 })).toEqual([]);
  const ended = entry({ live: { ...entry({}).live, validTo: '2020-01-31' } as PackageFields });
  expect(changeLines([ended], { percent: 8 })).toEqual([]);
});

test('a price that would fall to 0 is listed without a new value', () => {
  const lines = changeLines([entry({})], { amount: -100_000 });
  expect(lines.map(({ to }) => to)).toEqual(['150,000 RWF', undefined]);
});

test.each([
  ['percent', '5', { percent: 5 }],
  ['percent', '-2.5', { percent: -2.5 }],
  ['amount', '-5,000', { amount: -5000 }],
  ['amount', '55k', { amount: 55_000 }],
  ['amount', '\u221210 000', { amount: -10_000 }],
  ['amount', '1e3', undefined],
  ['percent', '', undefined],
  ['percent', '0', undefined],
  ['percent', '2.55', undefined],
  ['percent', 'ten', undefined],
  ['amount', '0.5', undefined],
])('a change by %s typed as %j is read as %j', (by, typed, change) => {
  expect(readChange(by, typed)).toEqual(change);
});
