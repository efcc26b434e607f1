import { expect, test } from 'vitest';
import type { Fee } from '#src/domain/booking/fee/fee.ts';
import { feeText } from './fee-words.ts';

const fee: Fee = {
  reference: 'FTS-7K3MP-9Q2XT',
  version: 1,
  cancelled: false,
  total: 45_000,
  charged: 45_000,
  paid: 0,
  surplus: 0,
  agreed: false,
  lastDay: '2026-12-05',
};

test.each<[Fee | null, string]>([
  [null, 'No request'],
  [fee, 'Requested: 45,000 RWF, until 5 December 2026'],
  [{ ...fee, agreed: true, lastDay: null }, 'Requested: 45,000 RWF'],
  [{ ...fee, lastDay: null }, 'No request'],
  [{ ...fee, paid: 20_000 }, 'Paid in part: 20,000 RWF of 45,000 RWF'],
  [{ ...fee, paid: 45_000 }, 'Paid: 45,000 RWF'],
  [{ ...fee, charged: 30_000, paid: 30_000 }, 'Paid: 30,000 RWF'],
  [{ ...fee, cancelled: true }, 'No request'],
  [{ ...fee, cancelled: true, charged: 0, paid: 45_000 }, 'Refund due: 45,000 RWF'],
  [{ ...fee, cancelled: true, charged: 0, surplus: 45_000 }, 'Refund due: 45,000 RWF'],
  [{ ...fee, paid: 45_000, surplus: 20_000 }, 'Refund due: 20,000 RWF'],
  [{ ...fee, agreed: true, lastDay: null, charged: 0 }, 'No request'],
])('the fee %j reads “%s”', (of, text) => {
  expect(feeText(of)).toBe(text);
});
