import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import * as z from 'zod';
import { english } from '#tests/support/english.ts';
import { money, optionalMoney } from './forms/money.ts';
import { formatMoney } from './money.ts';
import { maxAmount, readMoney } from './read-money.ts';

test.each([
  ['100000', 100_000],
  ['100,000', 100_000],
  ['100 000', 100_000],
  ['100\u2009000', 100_000],
  ['1\u202f000\u00a0000', 1_000_000],
  ['100,000 RWF', 100_000],
  ['RWF 100,000', 100_000],
  ['100000frw', 100_000],
  ['100k', 100_000],
  ['55kRWF', 55_000],
  ['55 K', 55_000],
  ['1.2m', 1_200_000],
  ['1.20M RWF', 1_200_000],
  [' 1 ', 1],
])('%j is read as %d RWF', (typed, amount) => {
  expect(readMoney(typed)).toEqual({ amount });
});

test.each([
  '',
  '0',
  '-5',
  '(5)',
  '+5',
  '1.5',
  '1.500',
  '100.000',
  '1,50',
  '10,0000',
  '1.2345k',
  '1e5',
  '0x10',
  '1_000',
  '١٠٠',
  '１００',
  '100 USD',
  '$100',
  '100k 5',
  '100–200',
  'NaN',
  'Infinity',
  'null',
  '1\u0000',
  '1\u200b000',
  '\u202e001',
  '9007199254740993',
  '1000000001',
  '9'.repeat(10_000),
  ' '.repeat(100_000),
  `${'1 '.repeat(50_000)}x`,
])('%j is refused with an example of an amount', (typed) => {
  const read = readMoney(typed);
  expect('problem' in read && english(read.problem)).toMatch(/^Please write .*\d.*\.$/);
});

test('an amount may be 0 when the minimum is 0', () => {
  expect(readMoney('0', { min: 0 })).toEqual({ amount: 0 });
});

describe('amounts in general', () => {
  const amount = fc.integer({ min: 1, max: maxAmount });

  it('any amount is read back from its formatted text, with any thousands separator', () => {
    const space = fc.constantFrom(',', ' ', '\u00a0', '\u2009', '\u202f');
    fc.assert(
      fc.property(amount, space, (whole, between) => {
        expect(readMoney(formatMoney(whole).replaceAll(',', between))).toEqual({ amount: whole });
      }),
    );
  });

  it('any text is either whole RWF within the limits or refused with a sentence', () => {
    const texts = fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^[-–,.k m0-9+RWF]{0,14}$/));
    fc.assert(
      fc.property(texts, (typed) => {
        const read = readMoney(typed);
        if ('problem' in read) expect(english(read.problem)).toMatch(/^Please write .*\.$/);
        else expect(Number.isInteger(read.amount) && read.amount >= 1 && read.amount <= maxAmount).toBe(true);
      }),
    );
  });

  it('the server reads any amount as the form reads its text', () => {
    const schema = z.object({ amount: money() });
    fc.assert(
      fc.property(fc.oneof(fc.string(), amount.map(formatMoney), fc.jsonValue()), (sent) => {
        const read = schema.safeParse({ amount: sent });
        const shown =
          typeof sent === 'string' || typeof sent === 'number' ? readMoney(String(sent)) : undefined;
        expect(read.success ? read.data : undefined).toEqual(shown && 'amount' in shown ? shown : undefined);
      }),
    );
  });
});

test.each([
  [{}, {}],
  [{ fee: null }, { fee: null }],
  [{ fee: ' ' }, { fee: null }],
  [{ fee: '0' }, { fee: 0 }],
  [{ fee: 5000 }, { fee: 5000 }],
])('an optional amount %j is stored as %j', (sent, kept) => {
  expect(z.object({ fee: optionalMoney({ min: 0 }) }).parse(sent)).toEqual(kept);
});
