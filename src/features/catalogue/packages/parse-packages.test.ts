import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { basePackages } from './base-packages.ts';
import { parsePackages } from './parse-packages.ts';
import { publicPackages } from './public-packages.ts';

const all = publicPackages(basePackages.packages, basePackages);
const wedding = all.find(({ id }) => id === 'wedding-bliss') ?? all[0];
const [tier] = wedding?.tiers ?? [];

describe('parsePackages', () => {
  it('reads what the server tells', () => {
    expect(parsePackages(JSON.parse(JSON.stringify(all)))).toEqual(all);
  });

  it.each([
    { kind: 'from', amount: 9_000_000 },
    { kind: 'range', min: 15_000, max: 60_000 },
    { kind: 'on-request' },
  ])('keeps the price %j', (amount) => {
    const tiers = [{ ...tier, amount }];
    expect(parsePackages([{ ...wedding, amount, tiers }])).toMatchObject([{ amount, tiers: [{ amount }] }]);
  });

  it.each<unknown>([
    null,
    7,
    'wedding',
    [],
    { ...wedding, id: 7 },
    { ...wedding, name: '' },
    { ...wedding, sku: undefined },
    { ...wedding, tiers: [] },
    { ...wedding, tiers: 'all' },
    { ...wedding, tiers: [{ ...tier, name: 'gold' }] },
    ...[0, -1, 0.5, 1e300, '7500000', null, { kind: 'from' }, { kind: 'range', min: 2, max: 1 }].map(
      (amount) => ({ ...wedding, tiers: [{ ...tier, amount }] }),
    ),
  ])('leaves out %j and keeps the others', (wrong) => {
    expect(parsePackages([wrong, wedding])).toHaveLength(1);
  });

  it.each<unknown>([undefined, null, {}, 'list', { 0: wedding, length: 1 }])('%j is no list', (answer) => {
    expect(parsePackages(answer)).toBeUndefined();
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (answer) => {
        for (const found of parsePackages(answer) ?? []) expect(found.name).not.toBe('');
      }),
    );
  });
});
