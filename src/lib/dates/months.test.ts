import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addMonths,
  formatMonth,
  formatWeekdayDate,
  lastDayOf,
  monthOf,
  weekdayOf,
  weeksOf,
} from './months.ts';

const month = fc
  .tuple(fc.integer({ min: 2020, max: 2099 }), fc.integer({ min: 1, max: 12 }))
  .map(([year, number]) => `${year}-${String(number).padStart(2, '0')}`);

test('a month’s weeks hold each of its days once, under its weekday', () => {
  fc.assert(
    fc.property(month, (one) => {
      const weeks = weeksOf(one);
      const days = weeks.flat().filter((day) => day !== undefined);
      expect(days[0]).toBe(`${one}-01`);
      expect(days.at(-1)).toBe(lastDayOf(one));
      expect(new Set(days).size).toBe(Number(lastDayOf(one).slice(8)));
      for (const week of weeks) {
        expect(week).toHaveLength(7);
        for (const [position, day] of week.entries()) if (day) expect(weekdayOf(day)).toBe(position);
      }
    }),
  );
});

test.each([
  ['2026-12', 1, '2027-01'],
  ['2027-01', -1, '2026-12'],
  ['2026-12', 24, '2028-12'],
])('%s plus %i months is %s', (from, count, expected) => {
  expect(addMonths(from, count)).toBe(expected);
});

test('months and weekdays are written in full', () => {
  expect(formatMonth(monthOf('2026-12-05'))).toBe('December 2026');
  expect(formatWeekdayDate('2026-12-05')).toBe('Saturday 5 December 2026');
  expect(formatWeekdayDate('2028-02-29')).toBe('Tuesday 29 February 2028');
});
