import { expect, test } from 'vitest';
import type { StaffDay } from './days.ts';
import { nothingKnown, withBlocked, withBlockedAs, withMonth } from './days-state.ts';

const block = { reason: 'stocktaking', by: 'Amahoro', at: '2026-11-20T08:00:00.000Z' };
const day = (name: string): StaffDay => ({ day: name, full: [], bookings: [] });
const week = { Mon: 8, Tue: 8, Wed: 8, Thu: 8, Fri: 8, Sat: 8, Sun: 0 };
const shorter = { ...week, Sat: 4 };
const period = { from: '2026-12-01', to: '2026-12-02' };
const december = withMonth(nothingKnown, '2026-12', {
  capacity: week,
  serviceCapacity: { photography: 3 },
  days: [day('2026-12-01'), day('2026-12-02'), day('2026-12-03')],
});

test('a month that comes again takes the place of what was known of it', () => {
  const both = withMonth(december, '2027-01', {
    capacity: shorter,
    serviceCapacity: {},
    days: [day('2027-01-01')],
  });
  const again = withMonth(both, '2026-12', {
    capacity: shorter,
    serviceCapacity: {},
    days: [day('2026-12-03')],
  });
  expect(again.days.map((one) => one.day)).toEqual(['2027-01-01', '2026-12-03']);
  expect([again.capacity, again.serviceCapacity]).toEqual([shorter, {}]);
});

test('a change that was refused is taken back, and nothing that came meanwhile', () => {
  const known = { ...december, periods: [] };
  const shown = withBlocked(known, period, block);
  expect(shown.days.map((one) => one.block?.reason)).toEqual(['stocktaking', 'stocktaking', undefined]);
  expect(shown.periods).toEqual([{ ...period, ...block }]);
  const meanwhile = withMonth(shown, '2027-01', {
    capacity: shorter,
    serviceCapacity: {},
    days: [day('2027-01-01')],
  });
  const back = withBlockedAs(meanwhile, period, known);
  expect(back.days.every((one) => one.block === undefined)).toBe(true);
  expect(back.days).toHaveLength(4);
  expect([back.capacity, back.periods]).toEqual([shorter, []]);
});

test('days that were never loaded can be blocked all the same', () => {
  expect(withBlocked(nothingKnown, period, block)).toEqual(nothingKnown);
});
