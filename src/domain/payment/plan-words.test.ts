import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { speak } from '#src/lib/words/messages.ts';
import { en } from './plan/words/en.ts';
import { pieceOf } from './plan.ts';
import { agreedRows, paidRows, piecesSentence, plannedWords } from './plan-words.ts';

const words = speak('en', en);
const rules = {
  requestLimit: 2_000_000,
  dateRequiredFrom: 500_000,
  refundApprovalFrom: 500_000,
  deposit: { from: 500_000, percent: 30, balanceDays: 7, services: {} },
};
const wedding = {
  total: 500_000,
  fixed: true,
  skus: ['sessions/photography/8h/basic'],
  session: '2027-03-20',
  today: '2026-11-27',
  dated: true,
};

describe('the parts of an order before it is booked', () => {
  it('a large order shows the deposit now and the balance by its day', () => {
    expect(plannedWords(words, wedding, rules)).toEqual({
      rows: [
        { label: 'Deposit, now: it keeps the date for good', amount: '150,000 RWF' },
        { label: 'Balance, by 13 March 2027, 7 days before the session', amount: '350,000 RWF' },
      ],
      pieces: undefined,
    });
  });

  it.each<[string, Partial<Parameters<typeof plannedWords>[1]>, string | undefined]>([
    ['below the total of deposits', { total: 499_900 }, undefined],
    ['with a price to confirm', { fixed: false }, undefined],
    ['for a session within the days of the balance', { session: '2026-12-04' }, undefined],
    ['without a date yet', { session: null }, 'Balance, 7 days before the session'],
    ['for goods', { session: null, dated: false }, 'Balance, before we hand over your order'],
  ])('an order %s has the balance “%3$s”', (_of, change, label) => {
    expect(plannedWords(words, { ...wedding, ...change }, rules).rows[1]?.label).toBe(label);
  });

  it('a deposit above the limit of one request is announced as several', () => {
    expect(plannedWords(words, { ...wedding, total: 8_850_000 }, rules).pieces).toBe(
      'One mobile money request can be for 2,000,000 RWF at most, so we’ll send 2 requests, one after the other.',
    );
  });

  it('agreed parts between the first and the last are numbered and keep their day', () => {
    const parts = [
      { amount: 100, dueDay: '2026-11-27', daysBefore: null },
      { amount: 200, dueDay: '2027-01-05', daysBefore: null },
      { amount: 300, dueDay: null, daysBefore: 1 },
    ];
    expect(agreedRows(words, parts, wedding).map(({ label }) => label)).toEqual([
      'Deposit, now: it keeps the date for good',
      'Part 2, by 5 January 2027',
      'Balance, by 19 March 2027, 1 day before the session',
    ]);
  });
});

describe('the parts of a booking', () => {
  const plan = [
    { amount: 150_000, dueDay: '2026-11-27', paid: 150_000 },
    { amount: 350_000, dueDay: '2027-03-13', paid: 100_000 },
  ];

  it('each part shows its day and what is paid of it', () => {
    expect(paidRows(words, plan, '2027-03-01')).toEqual([
      { label: 'Deposit', amount: '150,000 RWF', state: 'Paid' },
      {
        label: 'Balance, by 13 March 2027',
        amount: '350,000 RWF',
        state: '100,000 RWF paid, 250,000 RWF left',
      },
    ]);
  });

  it('an open part is due on its day and overdue after it', () => {
    expect(paidRows(words, plan, '2027-03-13')[1]?.label).toBe('Balance, due today');
    expect(paidRows(words, plan, '2027-03-14')[1]?.label).toBe('Balance, was due on 13 March 2027');
  });

  it('a price that is due at once has no parts to show', () => {
    expect(paidRows(words, plan.slice(0, 1), '2027-03-14')).toEqual([]);
  });
});

it('the number of requests is the number of pieces that add up to the sum', () => {
  fc.assert(
    fc.property(fc.integer({ min: 100, max: 50_000_000 }), (sum) => {
      let [left, count] = [sum, 0];
      for (; left > 0; count += 1) left -= pieceOf(left, rules.requestLimit);
      expect(left).toBe(0);
      const sentence = piecesSentence(words, sum, rules.requestLimit);
      expect(sentence?.match(/send (\d+) requests/)?.[1] ?? '1').toBe(String(count));
    }),
  );
});
