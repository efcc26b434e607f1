import { expect, test } from 'vitest';
import { earliestStart, startsLate, umugandaOf } from './umuganda.ts';

test.each([
  ['2026-10', '2026-10-31'],
  ['2026-11', '2026-11-28'],
  ['2027-02', '2027-02-27'],
  ['2028-02', '2028-02-26'],
])('Umuganda of %s is its last Saturday', (month, day) => {
  expect(umugandaOf(month)).toBe(day);
});

test('sessions start at 11:00 on the last Saturday of a month and at 08:00 on all others', () => {
  const late = ['2026-11-28', '2026-10-31'];
  expect(late.map(earliestStart)).toEqual(['11:00', '11:00']);
  expect(['2026-11-21', '2026-11-27', '2026-11-29', '2026-12-05'].map(earliestStart)).toEqual(
    Array.from({ length: 4 }, () => '08:00'),
  );
  expect([...late, '2026-11-27'].map(startsLate)).toEqual([true, true, false]);
});
