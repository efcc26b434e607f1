import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { english } from '#tests/support/english.ts';
import { englishPrice } from './english-price.ts';
import { readPrice, type WrittenPrice } from './price.ts';
import { maxPrice, readPriceText } from './read-price-text.ts';

test.each<[typed: string, price: WrittenPrice, shown: string]>([
  ['7,500,000', 7_500_000, '7,500,000 RWF'],
  ['7 500 000', 7_500_000, '7,500,000 RWF'],
  ['7\u202f500\u00a0000 Frw', 7_500_000, '7,500,000 RWF'],
  ['250000', 250_000, '250,000 RWF'],
  ['RWF250,000', 250_000, '250,000 RWF'],
  [' 250,000RWF ', 250_000, '250,000 RWF'],
  ['1.5m', 1_500_000, '1,500,000 RWF'],
  ['1.50 M', 1_500_000, '1,500,000 RWF'],
  ['0.5k', 500, '500 RWF'],
  ['100k', 100_000, '100,000 RWF'],
  ['RWF 100k–200k', { kind: 'range', min: 100_000, max: 200_000 }, '100,000–200,000 RWF'],
  ['100-200k', { kind: 'range', min: 100_000, max: 200_000 }, '100,000–200,000 RWF'],
  ['15,000 — 60,000', { kind: 'range', min: 15_000, max: 60_000 }, '15,000–60,000 RWF'],
  ['900k to 1.5m', { kind: 'range', min: 900_000, max: 1_500_000 }, '900,000–1,500,000 RWF'],
  ['from 50,000', { kind: 'from', amount: 50_000 }, 'from 50,000 RWF'],
  ['From RWF 50k', { kind: 'from', amount: 50_000 }, 'from 50,000 RWF'],
  ['starting at 50,000', { kind: 'from', amount: 50_000 }, 'from 50,000 RWF'],
  ['7,500,000+', { kind: 'from', amount: 7_500_000 }, 'from 7,500,000 RWF'],
  ['on request', { kind: 'on-request' }, 'Price on request'],
  ['Price on request', { kind: 'on-request' }, 'Price on request'],
  ['Contact us', { kind: 'on-request' }, 'Price on request'],
  ['1,000,000,000', maxPrice, '1,000,000,000 RWF'],
])('the price text %j is understood', (typed, price, shown) => {
  expect(readPriceText(typed)).toEqual({ price });
  expect(englishPrice(readPrice(price))).toBe(shown);
});

test.each([
  '',
  ' ',
  'abc',
  '-5',
  '-',
  '0',
  '0k',
  '1.5',
  '1.500',
  '1.2345k',
  '7.500.000',
  '7,50',
  '75,00,000',
  '1,000k,5',
  '200-100',
  '100k-100k',
  '1-2-3',
  'from 1-2',
  'from',
  'from on request',
  '1e9',
  '0x10',
  '1_000',
  '١٠٠',
  '5 k k',
  '5b',
  '$500',
  'k',
  '1000000001',
  String(Number.MAX_SAFE_INTEGER),
  '9007199254740993000',
  'NaN',
  'Infinity',
  '50,000 RWF each',
  '\u0000',
  '\ud800',
])('the price text %j is refused with an example', (typed) => {
  const read = readPriceText(typed);
  expect('problem' in read && english(read.problem)).toMatch(/[Ww]rite .*\d/);
});

describe('price texts', () => {
  const amount = fc.integer({ min: 1, max: maxPrice });
  const price = fc.oneof(
    amount,
    fc.record({ kind: fc.constant('from' as const), amount }),
    fc
      .tuple(amount, amount)
      .filter(([a, b]) => a !== b)
      .map(([a, b]) => ({ kind: 'range' as const, min: Math.min(a, b), max: Math.max(a, b) })),
    fc.constant({ kind: 'on-request' as const }),
  );

  it('any price is parsed back from its public text', () => {
    fc.assert(
      fc.property(price, (written) => {
        expect(readPriceText(englishPrice(readPrice(written)))).toEqual({ price: written });
      }),
    );
  });

  it('any text is either a price within the limits or refused with a problem', () => {
    const texts = fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^[-–,.k m0-9+fromRWF]{0,12}$/));
    fc.assert(
      fc.property(texts, (typed) => {
        const read = readPriceText(typed);
        if ('problem' in read) return;
        const { price: written } = read;
        const amounts =
          typeof written === 'number' ? [written] : Object.values(written).filter(Number.isFinite);
        for (const found of amounts as number[]) {
          expect(Number.isInteger(found)).toBe(true);
          expect(found).toBeGreaterThan(0);
          expect(found).toBeLessThanOrEqual(maxPrice);
        }
      }),
    );
  });
});
