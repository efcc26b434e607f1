import { describe, expect, it } from 'vitest';
import { draftOfAgreed, draftOfPlan, offeredParts, planParts, sumOf } from './draft-parts.ts';

const rule = [
  { amount: 150_000, dueDay: '2026-11-27', daysBefore: null },
  { amount: 350_000, dueDay: null, daysBefore: 7 },
];

describe('the parts of an offer', () => {
  it('an unchanged balance stays tied to the session, and the first part has no day', () => {
    expect(offeredParts(draftOfAgreed(rule, '2027-03-20'))).toEqual([
      { amount: '150000' },
      { amount: '350000', daysBefore: 7 },
    ]);
    expect(offeredParts(draftOfAgreed(rule, null))[1]).toEqual({ amount: '350000', daysBefore: 7 });
  });

  it('a changed day is sent as a day', () => {
    const [first, last] = draftOfAgreed(rule, '2027-03-20');
    if (first === undefined || last === undefined) throw new Error('The rule has two parts.');
    expect(last.day).toBe('2027-03-13');
    expect(offeredParts([first, { ...last, day: '2027-02-01' }])[1]).toEqual({
      amount: '350000',
      dueDay: '2027-02-01',
    });
  });
});

it('the parts of a booking are sent with their days, or none', () => {
  const plan = [
    { amount: 150_000, dueDay: '2026-11-27', paid: 0 },
    { amount: 350_000, dueDay: null, paid: 0 },
  ];
  expect(planParts(draftOfPlan(plan))).toEqual([
    { amount: '150000', dueDay: '2026-11-27' },
    { amount: '350000', dueDay: null },
  ]);
});

it('the sum reads amounts as they are typed and skips what it cannot read', () => {
  const typed = ['150k', '350,000', 'later'].map((amount, id) => ({ id, amount, day: '' }));
  expect(sumOf(typed)).toBe(500_000);
});
