import { expect, test } from 'vitest';
import { paidState, periodDays } from './booking-list.ts';

test('a booking is paid only when its fixed total is received in full', () => {
  expect(paidState({ total: 1000, charged: 1000, fixed: true, paid: 1000 })).toBe('paid');
  expect(paidState({ total: 1000, charged: 1000, fixed: true, paid: 999 })).toBe('part');
  expect(paidState({ total: 1000, charged: 1000, fixed: true, paid: 0 })).toBe('unpaid');
});

test('a booking with a total of 0 RWF is paid', () => {
  expect(paidState({ total: 0, charged: 0, fixed: true, paid: 0 })).toBe('paid');
});

test('a booking whose total is not final is never paid in full', () => {
  expect(paidState({ total: 0, charged: 0, fixed: false, paid: 0 })).toBe('unpaid');
  expect(paidState({ total: 1000, charged: 1000, fixed: false, paid: 1000 })).toBe('part');
});

test('after a refund, a booking is paid once the remaining charge is covered', () => {
  expect(paidState({ total: 1000, charged: 800, fixed: true, paid: 800 })).toBe('paid');
  expect(paidState({ total: 1000, charged: 0, fixed: true, paid: 0 })).toBe('unpaid');
});

test.each([
  ['today', '2026-11-27', '2026-11-27', '2026-11-27'],
  ['week', '2026-11-23', '2026-11-23', '2026-11-29'],
  ['week', '2026-11-29', '2026-11-23', '2026-11-29'],
  ['week', '2027-01-01', '2026-12-28', '2027-01-03'],
] as const)('the period %s on %s is from %s to %s', (period, today, from, to) => {
  expect(periodDays(period, today)).toEqual({ from, to });
});
