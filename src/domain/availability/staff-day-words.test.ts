import { expect, test } from 'vitest';
import type { StaffDay } from './days.ts';
import {
  bookingsStaySentence,
  chosenDaysSentence,
  closingSentence,
  periodText,
  staffDayLabel,
  staffDayNote,
} from './staff-day-words.ts';

const block = { reason: 'stocktaking', by: null, at: '2026-11-20T08:00:00.000Z' };
const booking = { reference: 'FTS-1', name: 'Aline' };

test.each([
  ['2026-12-05', '2026-12-05', '5 December 2026'],
  ['2026-12-05', '2026-12-09', '5–9 December 2026'],
  ['2026-11-28', '2026-12-02', '28 November – 2 December 2026'],
  ['2026-12-30', '2027-01-02', '30 December 2026 – 2 January 2027'],
])('the period %s to %s reads %s', (from, to, text) => expect(periodText({ from, to })).toBe(text));

test.each<[Partial<StaffDay> | undefined, string, string]>([
  [undefined, '', 'Saturday 5 December 2026'],
  [{}, '0/2', 'Saturday 5 December 2026, 0 of 2 booked'],
  [{ full: ['photography'] }, '0/2', 'Saturday 5 December 2026, 0 of 2 booked, full for photography'],
  [{ bookings: [booking, booking], full: ['audio'] }, '2/2', 'Saturday 5 December 2026, full, 2 of 2 booked'],
  [{ block }, 'Closed', 'Saturday 5 December 2026, blocked (stocktaking)'],
  [{ block, bookings: [booking] }, '1 booked', 'Saturday 5 December 2026, blocked (stocktaking), 1 booked'],
  [{ holiday: 'Labour Day', block }, 'Closed', 'Saturday 5 December 2026, closed (Labour Day)'],
])('a day with %j has the matching staff note and label', (rest, note, label) => {
  const day = rest && { day: '2026-12-05', full: [], bookings: [], ...rest };
  expect([staffDayNote(day, 2), staffDayLabel('2026-12-05', day, 2)]).toEqual([note, label]);
});

test('the label of an Umuganda day names the 11:00 start', () => {
  const label = 'Saturday 28 November 2026. It is Umuganda, so sessions start at 11:00 at the earliest.';
  expect(staffDayLabel('2026-11-28', undefined, 8)).toBe(label);
});

test('the warning before blocking days counts and names the bookings that stay', () => {
  expect(bookingsStaySentence(['FTS-1'])).toMatch(
    /^Booking FTS-1 is on these days\. Blocking does not cancel/,
  );
  expect(bookingsStaySentence(['FTS-1', 'FTS-2'])).toMatch(
    /^2 bookings are on these days: FTS-1, FTS-2\. Blocking does not cancel/,
  );
});

test('bookings on closing days are named with their clients up to ten, the rest counted', () => {
  const some = (count: number) =>
    Array.from({ length: count }, (_, position) => ({
      reference: `FTS-${position + 1}`,
      name: 'Aline',
      day: '2026-12-05',
    }));
  expect(closingSentence(some(1))).toMatch(
    /^A booking is on a day that this closes: FTS-1 of Aline \(5 December 2026\)\. Publishing does not cancel/,
  );
  expect(closingSentence(some(12))).toMatch(/^12 bookings are on .+ FTS-10 of Aline .+ and 2 more\./);
});

test('selected days show their bookings and blocks, as far as they are loaded', () => {
  const day = (name: string, rest: Partial<StaffDay> = {}) => ({
    day: name,
    full: [],
    bookings: [],
    ...rest,
  });
  const one = { from: '2026-12-05', to: '2026-12-05' };
  expect(chosenDaysSentence(one, [day('2026-12-05', { bookings: [booking] })], 8)).toBe('1 of 8 booked.');
  expect(chosenDaysSentence(one, [day('2026-12-05', { block })], 8)).toBe('Blocked (stocktaking).');
  expect(chosenDaysSentence(one, [], 8)).toBe('');
  const two = { from: '2026-12-31', to: '2027-01-01' };
  const known = [
    day('2026-12-31', { block, bookings: [booking] }),
    day('2027-01-01', { bookings: [booking] }),
  ];
  expect(chosenDaysSentence(two, known, 8)).toBe('2 days: 2 bookings, 1 blocked.');
  expect(chosenDaysSentence(two, known.slice(0, 1), 8)).toBe(
    '2 days: 1 booking, 1 blocked. The days of other months are counted when you block them.',
  );
});
