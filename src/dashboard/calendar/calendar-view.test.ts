import { describe, expect, test } from 'vitest';
import { daysBetween } from '#src/domain/availability/calendar.ts';
import { classesOn, mostMonthDays, mostSessionDays } from '#src/domain/calendar/calendar.ts';
import {
  readCalendarView,
  shownDays,
  turned,
  viewTitle,
  withEve,
  writeCalendarView,
} from './calendar-view.ts';

const today = '2026-11-22';
const read = (search: string) => readCalendarView(search, today);

describe('calendar URL', () => {
  test.each([
    ['', { view: 'month', day: today, open: false }],
    ['?day=2026-12-05', { view: 'month', day: '2026-12-05', open: false }],
    ['?view=day&day=2026-12-05', { view: 'day', day: '2026-12-05', open: false }],
    ['?view=week', { view: 'week', day: today, open: false }],
    ['?view=week&open=2026-12-05', { view: 'week', day: '2026-12-05', open: true }],
    [`?open=${today}`, { view: 'month', day: today, open: true }],
  ])('the calendar URL “%s” sets view and day, and is written back unchanged', (search, view) => {
    expect(read(search)).toEqual(view);
    expect(writeCalendarView(read(search), today)).toBe(search);
  });

  test.each(['?day=2026-02-30', '?open=soon&view=year', '?day=9999-12-31', '?day=0001-01-01', '?day=%00'])(
    'the invalid calendar URL “%s” shows the current month',
    (search) => {
      expect(read(search)).toEqual({ view: 'month', day: today, open: false });
    },
  );
});

test.each([
  ['month', '2028-02-10', '2028-02-01', '2028-02-29', 'February 2028'],
  ['week', '2026-12-05', '2026-11-30', '2026-12-06', '30 November – 6 December 2026'],
  ['week', '2026-12-06', '2026-11-30', '2026-12-06', '30 November – 6 December 2026'],
  ['week', '2026-12-07', '2026-12-07', '2026-12-13', '7–13 December 2026'],
  ['week', '2027-01-01', '2026-12-28', '2027-01-03', '28 December 2026 – 3 January 2027'],
  ['day', '2026-12-05', '2026-12-05', '2026-12-05', 'Saturday 5 December 2026'],
] as const)('the calendar %s of %s runs from %s to %s', (view, day, from, to, title) => {
  expect(shownDays({ view, day })).toEqual({ from, to });
  expect(viewTitle({ view, day, open: false })).toBe(title);
  expect(daysBetween(from, to).length).toBeLessThanOrEqual(mostMonthDays);
  if (view === 'month') return;
  const asked = withEve({ from, to });
  expect(daysBetween(asked.from, asked.to).length).toBeLessThanOrEqual(mostSessionDays);
});

test.each([
  ['month', '2026-12-31', 1, '2027-01-01'],
  ['month', '2026-01-15', -1, '2025-12-01'],
  ['week', '2026-12-31', 1, '2027-01-04'],
  ['week', '2026-12-31', -1, '2026-12-21'],
  ['day', '2026-12-31', 1, '2027-01-01'],
  ['day', '2000-01-01', -1, undefined],
  ['month', '2099-12-01', 1, undefined],
  ['week', '2000-01-02', -1, undefined],
] as const)('paging from the %s of %s by %i shows %s', (view, day, by, expected) => {
  expect(turned({ view, day, open: true }, by)).toEqual(
    expected === undefined ? undefined : { view, day: expected, open: false },
  );
});

test('the first day of the calendar has no day before it', () => {
  expect(withEve({ from: '2000-01-01', to: '2000-01-01' })).toEqual({ from: '2000-01-01', to: '2000-01-01' });
  expect(withEve({ from: '2026-12-05', to: '2026-12-05' })).toEqual({ from: '2026-12-04', to: '2026-12-05' });
});

test('a class is listed on its weekdays only', () => {
  const one = {
    id: 'intore',
    name: 'Intore',
    weekdays: [0, 2],
    hours: '6-8 PM',
    startTime: '18:00',
    minutes: 120,
    seats: 1,
    enrolled: 0,
    waiting: 0,
  };
  expect(classesOn([one], '2026-12-07')).toEqual([one]);
  expect(classesOn([one], '2026-12-08')).toEqual([]);
});
