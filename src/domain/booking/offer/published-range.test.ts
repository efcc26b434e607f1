import { describe, expect, test } from 'vitest';
import { publishedRange, type RequestedLine } from './published-range.ts';

const line = (changes: Partial<RequestedLine>): RequestedLine => ({
  price: { kind: 'fixed', amount: 1000 },
  quantity: 1,
  amount: 1000,
  fixed: true,
  addsVat: false,
  ...changes,
});
const range = line({ price: { kind: 'range', min: 100, max: 300 }, quantity: 3, amount: 300, fixed: false });

describe('the price range of a request', () => {
  test.each<[string, RequestedLine[], number, number, number | null]>([
    ['fixed prices as they are', [line({}), line({ amount: 500 })], 0, 1500, 1500],
    ['a range to its end, for each', [line({}), range], 0, 1300, 1900],
    ['a range with VAT on top', [{ ...range, amount: 354, addsVat: true }], 0, 354, 1062],
    [
      'without an end when one line has none',
      [range, line({ price: { kind: 'from', amount: 1000 } })],
      0,
      1300,
      null,
    ],
    ['from nothing, on request', [line({ price: { kind: 'on-request' }, amount: 0 })], 0, 0, null],
    ['with VAT, when the exemption is not granted', [line({ fixed: false, addsVat: true })], 0, 1000, 1180],
    ['less the discount', [range], 30, 210, 630],
  ])('the price range of a request: %s', (_, lines, percent, min, max) => {
    expect(publishedRange(lines, percent)).toEqual({ min, max });
  });
});
