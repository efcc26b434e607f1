import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  formatDate,
  formatMoment,
  isCalendarDate,
  monthsBefore,
  todayInKigali,
  withShortMonth,
} from './dates.ts';

const calendarDate = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('todayInKigali', () => {
  it.each([
    ['2026-11-20T21:59:59Z', '2026-11-20'],
    ['2026-11-20T22:00:00Z', '2026-11-21'],
    ['2026-12-31T22:30:00Z', '2027-01-01'],
  ])('at %s it is %s in Kigali', (instant, today) => {
    expect(todayInKigali(new Date(instant))).toBe(today);
  });
});

it('a table abbreviates the month to three letters', () => {
  expect(withShortMonth('22 November 2026, 12:02')).toBe('22 Nov 2026, 12:02');
  expect(withShortMonth('5 May 2026')).toBe('5 May 2026');
});

describe('monthsBefore', () => {
  it.each([
    ['2028-03-10T08:00:00Z', 24, '2026-03-10T08:00:00Z'],
    ['2027-01-31T23:59:59Z', 12, '2026-01-31T23:59:59Z'],
    ['2026-01-15T00:00:00Z', 1, '2025-12-15T00:00:00Z'],
    ['2026-03-31T12:00:00Z', 1, '2026-02-28T12:00:00Z'],
    ['2028-02-29T12:00:00Z', 12, '2027-02-28T12:00:00Z'],
  ])('from %s, %i months earlier is %s', (moment, months, earlier) => {
    expect(monthsBefore(new Date(moment), months)).toEqual(new Date(earlier));
  });
});

describe('formatMoment', () => {
  it.each([
    ['2026-12-05T12:05:59.999Z', '5 December 2026, 14:05'],
    ['2026-12-31T22:00:00Z', '1 January 2027, 00:00'],
  ])('at %s the clock in Kigali shows %s', (instant, text) => {
    expect(formatMoment(new Date(instant))).toBe(text);
  });
});

describe('isCalendarDate', () => {
  it.each(['2026-12-05', '2028-02-29'])('%s is a calendar date', (text) => {
    expect(isCalendarDate(text)).toBe(true);
  });

  it.each([
    '',
    '2026-02-30',
    '0000-01-01',
    '2027-02-29',
    '2026-13-01',
    '2026-1-1',
    '05/12/2026',
    '2026-12-05T00:00',
    'soon',
  ])('%j is not a calendar date', (text) => {
    expect(isCalendarDate(text)).toBe(false);
  });

  it('any text is checked as a calendar date without throwing', () => {
    fc.assert(fc.property(fc.string(), (text) => typeof isCalendarDate(text) === 'boolean'));
  });
});

describe('formatDate', () => {
  it('a date is written as day, month name and year', () => {
    expect(formatDate('2026-12-05')).toBe('5 December 2026');
  });

  it('an invalid date throws a RangeError', () => {
    expect(() => formatDate('2026-02-30')).toThrow(RangeError);
  });
});

describe('addDays', () => {
  it.each([
    ['2026-12-31', 1, '2027-01-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-03-01', -1, '2026-02-28'],
  ])('%s plus %i days is %s', (date, count, moved) => {
    expect(addDays(date, count)).toBe(moved);
  });

  it('subtracting the days that were added restores the date', () => {
    fc.assert(
      fc.property(calendarDate, fc.integer({ min: -1000, max: 1000 }), (date, count) => {
        expect(addDays(addDays(date, count), -count)).toBe(date);
      }),
    );
  });
});
