import { describe, expect, test } from 'vitest';
import { isStricter, offeredPartsProblem, planProblem } from './part-rules.ts';

const today = '2026-12-01';
const part = (amount: number, dueDay: string | null = null, daysBefore: number | null = null) => ({
  amount,
  dueDay,
  daysBefore,
});

describe('the parts of an offer', () => {
  test.each([
    ['no parts, for the rule', undefined],
    ['one part', [part(900)]],
    [
      'a first part without a day, others with days in order',
      [part(300), part(300, today), part(300, null, 7)],
    ],
  ])('an offer of 900 RWF can have %s', (_, parts) => {
    expect(offeredPartsProblem(parts, { total: 900, lastDay: today }, today)).toBeUndefined();
  });

  test.each([
    ['no part at all', [], 'at least one part'],
    ['a sum that differs', [part(300), part(500, today)], 'come to 800 RWF, and the offer is 900 RWF'],
    ['a first part with a day', [part(900, today)], 'due when the client accepts'],
    ['a part with two kinds of days', [part(300), part(600, today, 7)], 'please choose one'],
    ['a day that has passed', [part(300), part(600, '2026-11-30')], 'A day has passed'],
    ['days out of order', [part(300), part(300, '2027-01-02'), part(300, '2027-01-01')], 'in order'],
    ['a day before the offer ends', [part(300), part(600, '2026-12-14')], 'until 15 December 2026'],
    ['a day in ten years', [part(300), part(600, '2036-01-01')], 'within three years'],
    ['thirteen parts', Array.from({ length: 13 }, () => part(100)), '12 parts at most'],
  ])('an offer of 900 RWF cannot have %s', (_, parts, problem) => {
    expect(offeredPartsProblem(parts, { total: 900, lastDay: '2026-12-15' }, today)).toContain(problem);
  });
});

describe('the new parts of a price', () => {
  const plan = [
    { amount: 300, dueDay: '2026-11-20', paid: 300 },
    { amount: 600, dueDay: '2027-03-01', paid: 100 },
  ];
  const dated = (...parts: [amount: number, dueDay: string | null][]) =>
    parts.map(([amount, dueDay]) => ({ amount, dueDay }));

  test.each([
    ['one more part', dated([300, '2026-11-20'], [200, today], [400, '2027-03-01'])],
    ['a part without a day', dated([300, '2026-11-20'], [600, null])],
    ['all of the rest in the first part', dated([800, today], [100, null])],
  ])('a price of which 400 of 900 RWF are paid can have %s', (_, parts) => {
    expect(planProblem(parts, plan, today)).toBeUndefined();
  });

  test.each([
    ['a paid part that shrinks', dated([200, '2026-11-20'], [700, null]), 'holds 300 RWF already'],
    ['a part that shrinks below what it holds', dated([850, today], [50, null]), 'holds 100 RWF already'],
    ['a part less while it holds money', dated([900, today]), 'holds 100 RWF already'],
    ['a sum that differs', dated([300, today], [700, null]), 'the price is 900 RWF'],
    ['an open part in the past', dated([300, '2026-11-20'], [600, '2026-11-30']), 'A day has passed'],
  ])('a price of which 400 of 900 RWF are paid cannot have %s', (_, parts, problem) => {
    expect(planProblem(parts, plan, today)).toContain(problem);
  });

  test.each([
    ['a dearer part', dated([400, '2026-11-20'], [500, '2027-03-01']), true],
    ['an earlier part', dated([300, '2026-11-20'], [600, '2027-02-28']), true],
    ['a part that loses its day', dated([300, '2026-11-20'], [600, null]), false],
    ['a later part', dated([300, '2026-11-20'], [600, '2027-03-02']), false],
    ['the same parts', plan, false],
  ])('a client is told of %s: %s', (_, after, told) => {
    expect(isStricter(plan, after)).toBe(told);
  });
});
