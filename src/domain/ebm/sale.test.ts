import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import content from '#content/ebm.json' with { type: 'json' };
import prices from '#published/prices.json' with { type: 'json' };
import { vatPart } from '#src/domain/catalogue/prices/line-price.ts';
import { serviceOfSku } from '#src/domain/payment/plan.ts';
import { ebmContentSchema } from './ebm-content.ts';
import { type LedgerSale, type SoldLine, saleOf } from './sale.ts';

const { items } = ebmContentSchema.parse(content);
const seller = { tin: '999991130', branch: '00', name: 'FTS Studio' };
const line = (changes: Partial<SoldLine>): SoldLine => ({
  ...{ sku: 'sessions/photography/2h/basic', label: 'Portrait', quantity: 1, amount: 150_000 },
  ...{ isExempt: false, ...changes },
});
const usual: LedgerSale = {
  ...{ invoiceNumber: 7, originalNumber: 0, kind: 'sale', method: 'mobile-money' },
  ...{ day: '2026-12-05', writtenAt: new Date('2026-12-05T22:30:05Z'), company: '', tin: '' },
  ...{ lines: [line({}), line({ quantity: 2, amount: 500_000 })], total: 650_000, amount: 650_000 },
};
const sold = (changes: Partial<LedgerSale>) => saleOf({ ...usual, ...changes }, items, seller);

describe('a sale', () => {
  test('a whole payment has the quantities and unit prices of the booking', () => {
    expect(sold({})).toMatchObject({
      ...{ tin: '999991130', bhfId: '00', invcNo: 7, orgInvcNo: 0, rcptTyCd: 'S', pmtTyCd: '06' },
      ...{ cfmDt: '20261206003005', salesDt: '20261205', rfdRsnCd: null, custTin: null, custNm: null },
      ...{ totAmt: 650_000, totTaxblAmt: 650_000, taxblAmtB: 650_000, taxRtB: 18, totTaxAmt: 99_153 },
      itemList: [
        { itemCd: 'RW3NTXU0000001', qty: 1, prc: 150_000, splyAmt: 150_000, dcAmt: 0, taxAmt: 22_881 },
        { qty: 2, prc: 250_000, splyAmt: 500_000, taxTyCd: 'B', totAmt: 500_000, taxAmt: 76_272 },
      ],
    });
  });

  test('a part of the price is spread over the lines to the franc', () => {
    const { itemList, totAmt } = sold({ amount: 100_000 });
    expect([totAmt, itemList]).toMatchObject([
      100_000,
      [
        { qty: 1, prc: 23_077, totAmt: 23_077 },
        { qty: 1, prc: 76_923, totAmt: 76_923 },
      ],
    ]);
  });

  test('a discount of the booking is spread over its lines', () => {
    const lines = [line({ amount: 100 }), line({ amount: 100 }), line({ amount: 101 })];
    const { itemList } = sold({ lines, total: 271, amount: 271 });
    expect(itemList).toMatchObject([
      { splyAmt: 100, dcAmt: 10, dcRt: 10, totAmt: 90 },
      { splyAmt: 100, dcAmt: 10, totAmt: 90 },
      { splyAmt: 101, dcAmt: 10, totAmt: 91 },
    ]);
  });

  test('a refund names the sale it takes back, and a company is named with its number', () => {
    const refund = sold({ kind: 'refund', originalNumber: 3, company: 'Inzozi Ltd', tin: '123456789' });
    expect(refund).toMatchObject({
      ...{ rcptTyCd: 'R', orgInvcNo: 3, rfdDt: '20261206003005', rfdRsnCd: '06' },
      ...{ custTin: '123456789', custNm: 'Inzozi Ltd', receipt: { custTin: '123456789' } },
    });
  });

  test('a line without VAT is exempt, and an unknown service is “other”', () => {
    const lines = [line({ isExempt: true }), line({ sku: 'catalogue/juggling/clubs', amount: 50_000 })];
    expect(sold({ lines, total: 200_000, amount: 200_000 })).toMatchObject({
      ...{ taxblAmtA: 150_000, taxAmtA: 0, taxblAmtB: 50_000, taxAmtB: 7627, totAmt: 200_000 },
      itemList: [{ taxTyCd: 'A', taxAmt: 0 }, { itemCd: items.find(({ id }) => id === 'other')?.itemCode }],
    });
  });

  test('an agreed price of lines without a price is spread evenly', () => {
    const lines = [line({ amount: 0 }), line({ amount: 0 })];
    expect(sold({ lines, total: 101, amount: 101 }).itemList).toMatchObject([{ totAmt: 51 }, { totAmt: 50 }]);
  });
});

const rwf = fc.integer({ min: 0, max: 20_000_000 });
const order = fc.record({
  lines: fc.array(
    fc.record({
      sku: fc.constantFrom(
        'sessions/photography/2h',
        'frames/photobook-a3/basic',
        'fees/dance/intore',
        'x/y',
      ),
      label: fc.string({ maxLength: 250 }),
      quantity: fc.integer({ min: 1, max: 9 }),
      amount: rwf,
      isExempt: fc.boolean(),
    }),
    { minLength: 1, maxLength: 12 },
  ),
  total: rwf,
  amount: fc.integer({ min: 1, max: 20_000_000 }),
  isWhole: fc.boolean(),
});

test('lines, taxes and total of any order agree exactly', () => {
  fc.assert(
    fc.property(order, ({ lines, total, amount, isWhole }) => {
      const paid = isWhole ? Math.max(1, total) : amount;
      const sale = sold({ lines, total: isWhole ? paid : total, amount: paid });
      const sum = (field: 'totAmt' | 'taxAmt') => sale.itemList.reduce((all, one) => all + one[field], 0);
      expect([sale.totAmt, sum('totAmt'), sale.totTaxblAmt]).toEqual([paid, paid, paid]);
      expect(sale.taxblAmtA + sale.taxblAmtB + sale.taxblAmtC + sale.taxblAmtD).toBe(paid);
      expect([sale.taxAmtB, sale.totTaxAmt, sum('taxAmt')]).toEqual(Array(3).fill(vatPart(sale.taxblAmtB)));
      for (const one of sale.itemList) {
        expect(one.prc * one.qty).toBe(one.splyAmt);
        expect(one.splyAmt - one.dcAmt).toBe(one.totAmt);
        expect(Math.min(one.totAmt, one.dcAmt, one.taxAmt, one.splyAmt - 1)).toBeGreaterThanOrEqual(0);
        expect([one.prc, one.dcAmt, one.taxAmt].every(Number.isSafeInteger)).toBe(true);
      }
    }),
    { numRuns: 3000 },
  );
});

test('every service of the price book has an item of its own', () => {
  const known = new Set(items.map(({ id }) => id));
  // Packages of admins are “other”.
  const skus = prices.map(({ sku }) => sku).filter((sku) => !sku.startsWith('package/'));
  expect(skus.length).toBeGreaterThan(0);
  expect([...new Set(skus.map(serviceOfSku))].filter((service) => !known.has(service))).toEqual([]);
});
