import { expect, test } from 'vitest';
import { differenceWords, sumOf } from './comparison-words.ts';

const row = { line: 2, day: '2026-11-22', reference: 'r', phone: '', amount: 600_000, fee: 3000 };
const payment = {
  id: 'p',
  booking: 'FTS-7K3MP-9Q2XT',
  reference: 'r',
  phone: '0788123456',
  day: '2026-11-22',
  amount: 650_000,
  fee: null,
  status: 'failed' as const,
};

test('a mismatch names the value in the statement and in our records', () => {
  expect(differenceWords({ row, payment, by: 'reference', different: ['amount', 'fee', 'status'] })).toBe(
    'Amount: 600,000 RWF in the statement, 650,000 RWF in our records. Fee: 3,000 RWF in the statement, 0 RWF in our records. It arrived, but our records show it as “Failed”.',
  );
});

test('the sum of statement rows is exact, and 0 without rows', () => {
  expect([sumOf([row, payment]), sumOf([])]).toEqual([1_250_000, 0]);
});
