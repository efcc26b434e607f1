import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '#src/lib/dates/dates.ts';
import { wordedFields } from '#src/lib/words/refusals.ts';
import { english } from '#tests/support/english.ts';
import {
  type BlockedPeriod,
  bookingsWithin,
  mergePeriods,
  periodProblems,
  type StaffDay,
  toPublicDay,
  withBlock,
  withPeriod,
} from './days.ts';

const today = '2026-11-21';
const block = { reason: 'stocktaking', by: 'Amahoro', at: '2026-11-20T08:00:00.000Z' };
const later = { reason: 'a wedding', by: 'Shema', at: '2026-11-20T09:00:00.000Z' };
const booking = { reference: 'FTS-1', name: 'Aline' };

function day(number: number, rest: Partial<StaffDay> = {}): StaffDay {
  return { day: `2026-12-${String(number).padStart(2, '0')}`, full: [], bookings: [], ...rest };
}

test('visitors see the slots left, or why a day is closed', () => {
  const see = (rest: Partial<StaffDay>) => toPublicDay(day(5, rest), 2);
  expect(see({ bookings: [booking] })).toEqual({ day: '2026-12-05', left: 1 });
  expect(see({ bookings: [booking, booking, booking] }).left).toBe(0);
  expect(see({ block })).toMatchObject({ left: 0, closed: 'stocktaking' });
  expect(see({ block, holiday: 'Christmas Day' }).closed).toBe('Christmas Day');
});

describe('a period to block', () => {
  test.each([
    [today, today, {}],
    [today, addDays(today, 365), {}],
    [addDays(today, 730), addDays(today, 730), {}],
    ['2026-11-20', today, { from: 'This date has passed. Please choose a later one.' }],
    ['', today, { from: 'Please choose a date that exists.' }],
    [today, '', { to: 'Please choose a date that exists.' }],
    ['2026-12-05', '2026-12-04', { to: 'The last day is before the first. Please choose a later one.' }],
    [today, addDays(today, 366), { to: 'Please block at most a year at a time.' }],
    [today, addDays(today, 731), { to: 'Please choose a date within the next two years.' }],
  ])('a period to block from %j to %j is validated', (from, to, problems) => {
    expect(wordedFields(english, periodProblems({ from, to }, today))).toEqual(problems);
  });
});

describe('blocked days', () => {
  test('days blocked together form one period', () => {
    const days = ['2026-12-30', '2026-12-31', '2027-01-01'].map((one) => ({ day: one, ...block }));
    expect(mergePeriods(days)).toEqual([{ from: '2026-12-30', to: '2027-01-01', ...block }]);
  });

  test('days blocked in separate acts, or not adjacent, form separate periods', () => {
    const days = [
      { day: '2026-12-01', ...block },
      { day: '2026-12-02', ...later },
      { day: '2026-12-03', ...block },
      { day: '2026-12-05', ...block },
    ];
    expect(mergePeriods(days).map(({ from, to }) => [from, to])).toEqual([
      ['2026-12-01', '2026-12-01'],
      ['2026-12-02', '2026-12-02'],
      ['2026-12-03', '2026-12-03'],
      ['2026-12-05', '2026-12-05'],
    ]);
    expect(mergePeriods([])).toEqual([]);
  });

  test('blocking and unblocking changes the list of periods as it changes the days', () => {
    const first = fc.nat(20).chain((from) => fc.tuple(fc.constant(from), fc.integer({ min: from, max: 25 })));
    const acts = fc.array(fc.tuple(first, fc.constantFrom(undefined, block, later)), { maxLength: 6 });
    fc.assert(
      fc.property(acts, (all) => {
        let days = Array.from(
          { length: 26 },
          (_, index) => ({ day: addDays(today, index), full: [], bookings: [] }) as StaffDay,
        );
        let periods: BlockedPeriod[] = [];
        for (const [[from, to], what] of all) {
          const period = { from: addDays(today, from), to: addDays(today, to) };
          days = withBlock(days, period, what);
          periods = withPeriod(periods, period, what);
        }
        const blocked = days.flatMap(({ day: one, block: by }) => (by ? [{ day: one, ...by }] : []));
        // Adjacent periods merge on reload only, so the days they block are compared.
        const joined = mergePeriods(
          periods.flatMap(({ from, to, ...by }) =>
            days.filter((one) => one.day >= from && one.day <= to).map((one) => ({ day: one.day, ...by })),
          ),
        );
        expect(joined).toEqual(mergePeriods(blocked));
      }),
    );
  });
});

test('the bookings within a period include those of its first and last day', () => {
  const days = [day(1), day(2, { bookings: [booking] }), day(3, { bookings: [booking] }), day(4)];
  expect(bookingsWithin(days, { from: '2026-12-02', to: '2026-12-03' })).toHaveLength(2);
  expect(bookingsWithin(days, { from: '2026-12-04', to: '2026-12-09' })).toEqual([]);
});
