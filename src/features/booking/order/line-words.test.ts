import { describe, expect, it } from 'vitest';
import type { Price } from '#src/features/catalogue/prices/price.ts';
import { amountText, toConfirm, totalText } from './line-words.ts';

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
  ])('%j at %i reads %s', (price, amount, text) => {
    expect(amountText({ price, amount })).toBe(text);
  });
});

it.each([
  [180_000, true, '180,000 RWF'],
  [180_000, false, 'from 180,000 RWF'],
  [0, false, 'On request'],
])('a total of %i, fixed %s, reads %s', (total, fixed, text) => {
  expect(totalText({ total, fixed })).toBe(text);
});

describe('toConfirm', () => {
  it.each<[Price, boolean, number, boolean | undefined, string | undefined]>([
    [fixed, true, 18_000, undefined, undefined],
    [fixed, false, 0, false, 'your VAT exemption'],
    [range, false, 2288, undefined, 'the price (15,000–60,000 RWF each)'],
    [range, false, 0, false, 'the price (15,000–60,000 RWF each) and your VAT exemption'],
    [{ kind: 'from', amount: 9_000_000 }, false, 1, undefined, 'the price (from 9,000,000 RWF each)'],
    [onRequest, false, 0, undefined, 'the price'],
  ])('%j, fixed %s, VAT %i, vat option %s: %s', (price, isFixed, vat, option, text) => {
    expect(toConfirm({ price, fixed: isFixed, vat, options: { vat: option } })).toBe(text);
  });
});
