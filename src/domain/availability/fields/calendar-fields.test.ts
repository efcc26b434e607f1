import { expect, test } from 'vitest';
import { fieldErrors } from '#src/lib/field-errors.ts';
import { baseCalendar } from '../base-calendar.ts';
import { calendarOf, fieldsOf } from './calendar-fields.ts';
import { calendarFieldsSchema } from './calendar-request.ts';

const base = fieldsOf(baseCalendar);

function problemsOf(changes: Record<string, unknown>): Record<string, string> {
  const read = calendarFieldsSchema.safeParse({ ...base, ...changes });
  return read.success ? {} : fieldErrors(read.error.issues);
}

test('the base calendar converts to valid fields and back without loss', () => {
  const { source: _, ...calendar } = baseCalendar;
  expect(calendarOf(base)).toEqual(calendar);
  expect(calendarFieldsSchema.parse(base)).toEqual(base);
});

test('typed holidays are tidied, stored one per line and parsed into dates', () => {
  const typed = '\r\n 07-04\tLiberation   Day \r\n\r\n02-29 Leap Day\r\n';
  const fields = calendarFieldsSchema.parse({ ...base, yearlyHolidays: typed, holidays: '' });
  expect(fields.yearlyHolidays).toBe('07-04 Liberation Day\n02-29 Leap Day');
  expect(calendarOf(fields)).toMatchObject({
    yearlyHolidays: [
      { date: '07-04', name: 'Liberation Day' },
      { date: '02-29', name: 'Leap Day' },
    ],
    holidays: [],
  });
});

const wrongNumber = 'Write a whole number from 0 to 99. 0 is the weekly day off.';

test.each([-1, 1.5, 100, '8', '', null, undefined, [8], 1e308, Number.NaN])(
  'a weekday capacity of %j is refused',
  (wrong) => expect(problemsOf({ tuesday: wrong })).toEqual({ tuesday: wrongNumber }),
);

test('a week without a working day is refused', () => {
  const none = { monday: 0, tuesday: 0, wednesday: 0, thursday: 0, friday: 0, saturday: 0, sunday: 0 };
  expect(problemsOf({ ...none, sunday: 1 })).toEqual({});
  expect(problemsOf(none)).toEqual({
    monday: expect.stringContaining('at least one day of the week'),
  });
});

test.each<[field: 'yearlyHolidays' | 'holidays', typed: unknown, sentence: string]>([
  [
    'yearlyHolidays',
    '01-01 New Year\n\n07-32 Liberation Day\n4 July',
    'Line 3 (“07-32 Liberation Day”) does not begin with a date such as 07-04. Line 4 (“4 July”) does not begin with a date such as 07-04.',
  ],
  ['yearlyHolidays', '02-30 Never', 'Line 1 (“02-30 Never”) does not begin with a date such as 07-04.'],
  [
    'yearlyHolidays',
    '2027-07-04 Once',
    'Line 1 (“2027-07-04 Once”) does not begin with a date such as 07-04.',
  ],
  ['holidays', '07-04 Always', 'Line 1 (“07-04 Always”) does not begin with a date such as 2027-03-26.'],
  [
    'holidays',
    '2027-02-29 Leap',
    'Line 1 (“2027-02-29 Leap”) does not begin with a date such as 2027-03-26.',
  ],
  ['holidays', '2027-03-26', 'Line 1 (“2027-03-26”) has no name.'],
  [
    'holidays',
    '2027-03-26 Good Friday\n2027-03-26 Eid',
    'Line 2 (“2027-03-26 Eid”) repeats the date of another line.',
  ],
  [
    'holidays',
    `2027-03-26 ${'x'.repeat(81)}`,
    `Line 1 (“2027-03-26 ${'x'.repeat(29)}…”) has a name of over 80 characters.`,
  ],
  ['holidays', '\n'.repeat(100), 'Please write at most 100 lines.'],
  ['holidays', [{ date: '2027-03-26', name: 'Eid' }], 'Write one holiday per line.'],
  ['holidays', null, 'Write one holiday per line.'],
])('the field %s set to %j is refused', (field, typed, sentence) => {
  expect(problemsOf({ [field]: typed })).toEqual({ [field]: sentence });
});

test('the error names five invalid holiday lines and counts the others', () => {
  const { holidays = '' } = problemsOf({ holidays: 'soon\n'.repeat(7) });
  expect(holidays).toMatch(/^Line 1 .+ Line 5 .+ 2 more lines are wrong\.$/);
});
