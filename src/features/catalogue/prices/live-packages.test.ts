import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parsePackages } from './live-packages.ts';

const wedding = {
  id: 'wedding-bliss',
  name: 'Wedding Bliss Package',
  price: '7,500,000 RWF',
  amount: 7_500_000,
  service: 'photography',
};

describe('parsePackages', () => {
  it('reads what the server tells', () => {
    const { id, name, service } = wedding;
    expect(parsePackages([wedding])).toEqual([{ id, name, service, price: 7_500_000 }]);
  });

  it.each([
    { kind: 'from', amount: 9_000_000 },
    { kind: 'range', min: 15_000, max: 60_000 },
    { kind: 'on-request' },
  ])('keeps the price %j', (amount) => {
    expect(parsePackages([{ ...wedding, amount }])).toMatchObject([{ price: amount }]);
  });

  it.each<unknown>([
    null,
    7,
    'wedding',
    [],
    { ...wedding, id: 7 },
    { ...wedding, name: '' },
    { ...wedding, service: undefined },
    ...[0, -1, 0.5, 1e300, '7500000', null, { kind: 'from' }, { kind: 'range', min: 2, max: 1 }].map(
      (amount) => ({ ...wedding, amount }),
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
