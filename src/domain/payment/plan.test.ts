import { describe, expect, test } from 'vitest';
import {
  depositOf,
  fillPlan,
  isFirstPaid,
  needsNextPiece,
  nextPart,
  nextRequest,
  openOf,
  type PlanPart,
  pieceOf,
  planFor,
  planUntilSession,
  serviceOfSku,
} from './plan.ts';

const rules = { from: 500_000, percent: 30, balanceDays: 7, services: { website: { percent: 50 } } };
const order = { skus: ['sessions/photography/wedding'], session: '2027-03-20', today: '2026-12-01' };

const sums = (total: number, changes: Partial<typeof order> | { session: null } = {}) =>
  planFor({ ...order, total, ...changes }, rules).map(({ amount, dueDay, daysBefore }) => [
    amount,
    dueDay ?? daysBefore,
  ]);

describe('the plan of a price', () => {
  test('a price below the limit is one part, due today', () => {
    expect(sums(499_900)).toEqual([[499_900, '2026-12-01']]);
  });

  test('a price from the limit on is a deposit of 30 percent and a balance before the session', () => {
    expect(sums(8_850_000)).toEqual([
      [2_655_000, '2026-12-01'],
      [6_195_000, 7],
    ]);
  });

  test.each([
    [500_001, 150_000],
    [501_000, 150_300],
    [999_999, 300_000],
  ])('the deposit of %i RWF is rounded to 100 RWF: %i', (total, deposit) => {
    expect(sums(total)[0]?.[0]).toBe(deposit);
  });

  test('a service with a higher percent raises the deposit of the whole order', () => {
    const skus = ['sessions/photography/wedding', 'catalogue/website/shop'];
    expect(sums(1_000_000, { skus })[0]?.[0]).toBe(500_000);
  });

  test.each([
    ['2026-12-08', 1],
    ['2026-12-09', 2],
  ])('a price with a session on %s has %i part or parts', (session, count) => {
    expect(sums(1_000_000, { session })).toHaveLength(count);
  });

  test('a balance below the minimum of mobile money joins the deposit', () => {
    const small = { ...rules, from: 100, percent: 99 };
    expect(planFor({ ...order, total: 5000 }, small)).toHaveLength(1);
    expect(planFor({ ...order, total: 20_000 }, small)).toHaveLength(2);
  });

  test('nothing to pay has no parts', () => {
    expect([planFor({ ...order, total: 0 }, rules), planUntilSession(0)]).toEqual([[], []]);
  });

  test('the parts of any price add up to it, and each can be requested', () => {
    for (let total = 100; total < 3_000_000; total += 7919)
      for (const percent of [1, 30, 50, 99]) {
        const parts = planFor({ ...order, total }, { ...rules, from: 100, percent });
        expect(parts.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
        for (const { amount } of parts) expect(amount).toBeGreaterThanOrEqual(100);
      }
  });

  test('a price without a session is paid in parts too', () => {
    expect(sums(1_000_000, { session: null })).toHaveLength(2);
  });
});

test('the next part is the first one with money open', () => {
  const plan = [
    { amount: 100, dueDay: null, paid: 100 },
    { amount: 200, dueDay: null, paid: 50 },
    { amount: 300, dueDay: null, paid: 0 },
  ];
  expect(nextPart(plan)).toBe(plan[1]);
  expect(nextPart(plan.slice(0, 1))).toBeUndefined();
});

test.each([
  [2_000_000, 2_000_000],
  [2_655_000, 2_000_000],
  [2_000_050, 1_999_950],
  [100, 100],
])('of %i RWF, a request asks %i at once', (open, piece) => {
  expect(pieceOf(open, 2_000_000)).toBe(piece);
});

test.each([
  ['sessions/photography/wedding', 'photography'],
  ['catalogue/videography/film/basic', 'videography'],
  ['frames/oak', 'frames'],
])('the service of %s is %s', (sku, service) => {
  expect(serviceOfSku(sku)).toBe(service);
});

const planned = (...parts: [amount: number, paid: number][]): PlanPart[] =>
  parts.map(([amount, paid]) => ({ amount, dueDay: null, paid }));

describe('the next request', () => {
  test.each([
    ['nothing paid', planned([195_000, 0], [455_000, 0]), 0, 195_000],
    ['the rest of a part', planned([195_000, 95_000], [455_000, 0]), 0, 100_000],
    ['the next part', planned([195_000, 195_000], [455_000, 0]), 0, 455_000],
    ['all paid', planned([195_000, 195_000], [455_000, 455_000]), 0, 0],
    ['a piece of a part above the limit', planned([2_655_000, 0], [6_195_000, 0]), 0, 2_000_000],
    ['what others do not pay now', planned([195_000, 0], [455_000, 0]), 150_000, 45_000],
    ['the next part while others pay this one', planned([195_000, 0], [455_000, 0]), 195_000, 455_000],
    ['nothing while others pay all', planned([195_000, 0], [455_000, 0]), 650_000, 0],
    ['the minimum for a rest below it', planned([195_000, 194_950], [455_000, 0]), 0, 100],
    ['all if less than the minimum would be left', planned([1000, 0], [50, 0]), 0, 1050],
    ['nothing below the minimum', planned([1000, 950]), 0, 0],
    ['nothing before a price', planned(), 0, 0],
  ])('the request asks %s', (_, plan, pending, next) => {
    expect(nextRequest(plan, pending, 2_000_000)).toBe(next);
  });

  test('requests one after the other pay any plan in full, each within the limits', () => {
    for (const plan of [
      planned([2_655_000, 0], [6_195_000, 0]),
      planned([2_000_050, 0], [150, 0], [99, 0]),
      planned([150, 0], [100, 0], [4_000_001, 0]),
    ]) {
      let filled = plan;
      while (openOf(filled) > 0) {
        const request = nextRequest(filled, 0, 2_000_000);
        expect(request).toBeGreaterThanOrEqual(100);
        expect(request).toBeLessThanOrEqual(2_000_000);
        filled = fillPlan(filled, request);
      }
    }
  });
});

test('money fills the parts in order, and never more than they take', () => {
  const plan = planned([300, 100], [200, 0], [100, 0]);
  expect(fillPlan(plan, 250)).toEqual(planned([300, 300], [200, 50], [100, 0]));
  expect(fillPlan(plan, 9000)).toEqual(planned([300, 300], [200, 200], [100, 100]));
});

test.each([
  ['a piece of a part above the limit', planned([5000, 0]), planned([5000, 2000]), 2000, true],
  ['the last piece', planned([5000, 4000], [100, 0]), planned([5000, 5000], [100, 0]), 1000, false],
  ['a smaller amount that the client chose', planned([5000, 0]), planned([5000, 500]), 500, false],
  ['a whole part of the limit', planned([2000, 0], [3000, 0]), planned([2000, 2000], [3000, 0]), 2000, false],
  ['the last money', planned([2000, 0]), planned([2000, 2000]), 2000, false],
])('%s: the next piece is asked at once if more of the part is open', (_, before, after, amount, goesOn) => {
  expect(needsNextPiece(before, after, { amount }, 2000)).toBe(goesOn);
});

test('the deposit is the first of several parts, and none of a single one', () => {
  expect([
    depositOf([{ amount: 300 }, { amount: 700 }]),
    depositOf([{ amount: 300 }]),
    depositOf([]),
  ]).toEqual([300, 0, 0]);
});

test('the first part is paid once it is full', () => {
  expect([planned([300, 299]), planned([300, 300], [1, 0]), planned()].map(isFirstPaid)).toEqual([
    false,
    true,
    false,
  ]);
});
