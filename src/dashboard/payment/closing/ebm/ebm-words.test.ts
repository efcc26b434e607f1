import { expect, test } from 'vitest';
import { ebmSumText, reportText } from './ebm-words.ts';

test.each([
  [0, 'No sales or refunds on this day.'],
  [2, '650,000 RWF sold and 0 RWF refunded, with 99,153 RWF of VAT.'],
])('the sales of a day with %i entries are summed up', (count, text) => {
  expect(ebmSumText({ count, sum: { sales: 650_000, refunds: 0, vat: 99_153 } })).toBe(text);
});

test('VAT is negative on a day with refunds only', () => {
  expect(ebmSumText({ count: 1, sum: { sales: 0, refunds: 118, vat: -18 } })).toContain('−18 RWF of VAT');
});

test('a report names its booking, invoice and receipt', () => {
  const report = {
    ...{ id: 'x', reference: 'FTS-1', kind: 'refund' as const, amount: 1, invoiceNumber: 12 },
    ...{ state: 'signed' as const, receiptNumber: '27', lastError: null },
  };
  expect(reportText(report)).toBe('Refund, FTS-1, invoice 12, receipt 27');
  expect(reportText({ ...report, receiptNumber: null })).toBe('Refund, FTS-1, invoice 12');
});
