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
    ['is the sum of its fixed prices', [line({}), line({ amount: 500 })], 0, 1500, 1500],
    ['ends at the top of a range, for each item', [line({}), range], 0, 1300, 1900],
    ['includes VAT that is added to a range', [{ ...range, amount: 354, addsVat: true }], 0, 354, 1062],
    [
      'has no end when one line has none',
      [range, line({ price: { kind: 'from', amount: 1000 } })],
      0,
      1300,
      null,
    ],
    ['starts at 0 for a price on request', [line({ price: { kind: 'on-request' }, amount: 0 })], 0, 0, null],
    ['ends with VAT in case an exemption is refused', [line({ fixed: false, addsVat: true })], 0, 1000, 1180],
    ['is reduced by the discount', [range], 30, 210, 630],
  ])('the price range of a request %s', (_, lines, percent, min, max) => {
    expect(publishedRange(lines, percent)).toEqual({ min, max });
  });
});
