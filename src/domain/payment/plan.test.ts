import { describe, expect, test } from 'vitest';
import { nextPart, pieceOf, planFor, serviceOfSku } from './plan.ts';

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
