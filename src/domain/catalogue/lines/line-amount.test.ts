import { describe, expect, it } from 'vitest';
import { speak } from '#src/lib/words/messages.ts';
import type { Price } from '../prices/price.ts';
import { en } from '../prices/words/en.ts';
import { amountText, totalText } from './line-amount.ts';

const words = speak('en', en);

const fixed: Price = { kind: 'fixed', amount: 100_000 };
const range: Price = { kind: 'range', min: 15_000, max: 60_000 };
const onRequest: Price = { kind: 'on-request' };

describe('amountText', () => {
  it.each<[Price, number, string]>([
    [fixed, 118_000, '118,000 RWF'],
    [range, 30_000, 'from 30,000 RWF'],
    [{ kind: 'from', amount: 9_000_000 }, 10_620_000, 'from 10,620,000 RWF'],
    [onRequest, 0, 'Price on request'],
    [onRequest, 12_000, 'from 12,000 RWF'],
  ])('the price %j at %i reads %s', (price, amount, text) => {
    expect(amountText(words, { price, amount })).toBe(text);
  });
});

it.each([
  [180_000, true, '180,000 RWF'],
  [180_000, false, 'from 180,000 RWF'],
  [0, false, 'On request'],
])('a total of %i, fixed %s, reads %s', (total, fixed, text) => {
  expect(totalText(words, { total, fixed })).toBe(text);
});
