import { describe, expect, test } from 'vitest';
import { type Balance, dueOf, isPaid, netPaidOf, noBalance, owedBackOf } from './ledger.ts';

const sums = (changes: Partial<Balance>): Balance => ({ ...noBalance, ...changes });

describe('amounts of a balance', () => {
  test.each<[string, Partial<Balance>, { due: number; owedBack: number; paid: boolean; kept: number }]>([
    ['an empty ledger', {}, { due: 0, owedBack: 0, paid: false, kept: 0 }],
    ['an unpaid booking', { charged: 100 }, { due: 100, owedBack: 0, paid: false, kept: 0 }],
    ['a booking paid in part', { charged: 100, paid: 40 }, { due: 60, owedBack: 0, paid: false, kept: 40 }],
    ['a paid booking', { charged: 100, paid: 100 }, { due: 0, owedBack: 0, paid: true, kept: 100 }],
    [
      'a booking paid twice',
      { charged: 100, paid: 100, surplus: 100 },
      { due: 0, owedBack: 100, paid: true, kept: 100 },
    ],
    ['a cancelled paid booking', { paid: 100 }, { due: 0, owedBack: 100, paid: false, kept: 100 }],
    ['a refunded booking', { paid: 100, refunded: 100 }, { due: 0, owedBack: 0, paid: false, kept: 0 }],
    [
      'a booking made cheaper',
      { charged: 70, paid: 100, refunded: 30 },
      { due: 0, owedBack: 0, paid: true, kept: 70 },
    ],
  ])('the balance of %s shows what is due, owed back, paid and kept', (_, changes, expected) => {
    const balance = sums(changes);
    expect({
      due: dueOf(balance),
      owedBack: owedBackOf(balance),
      paid: isPaid(balance),
      kept: netPaidOf(balance),
    }).toEqual(expected);
  });
});
