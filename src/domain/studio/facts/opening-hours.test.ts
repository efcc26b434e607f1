import { expect, test } from 'vitest';
import json from '#content/site.json' with { type: 'json' };
import { openingHoursSchema } from './opening-hours.ts';

const weekdays = { from: 'Mon', to: 'Fri', opens: '09:00', closes: '18:00' };

const problemsOf = (hours: unknown) =>
  (openingHoursSchema.safeParse(hours).error?.issues ?? []).map(({ path, message }) => [
    path.join('.'),
    message,
  ]);

test.each([
  ['of the studio', json.hours],
  ['of the office', json.officeHours],
  ['of one day', [{ ...weekdays, to: 'Mon' }]],
  [
    'with a break at noon',
    [
      { ...weekdays, closes: '12:00' },
      { ...weekdays, opens: '12:00' },
    ],
  ],
  ['with a shorter Saturday', [weekdays, { ...weekdays, from: 'Sat', to: 'Sat', closes: '13:00' }]],
])('hours %s are accepted', (_, hours) => {
  expect(openingHoursSchema.parse(hours)).toEqual(hours);
});

test.each<[name: string, hours: unknown, key: string, sentence: RegExp]>([
  ['as a number', 8, '', /^Write at least one row/],
  ['without a row', [], '', /^Write at least one row/],
  [
    'with eight rows',
    Array.from({ length: 8 }, (_, row) => ({ ...weekdays, opens: `0${row}:00`, closes: `0${row}:30` })),
    '',
    /^Write at most 7 rows/,
  ],
  ['with an unknown day', [{ ...weekdays, from: 'Monday' }], '0.from', /Mon, Tue, Wed, Thu, Fri, Sat or Sun/],
  ['without a last day', [{ ...weekdays, to: undefined }], '0.to', /Mon, Tue, Wed, Thu, Fri, Sat or Sun/],
  [
    'with the last day before the first',
    [{ ...weekdays, from: 'Sat', to: 'Mon' }],
    '0.to',
    /before the first/,
  ],
  ['with a time after midnight', [{ ...weekdays, closes: '24:00' }], '0.closes', /such as 08:00/],
  ['with a 12-hour time', [{ ...weekdays, opens: '9AM' }], '0.opens', /such as 08:00/],
  ['that close before they open', [{ ...weekdays, closes: '08:00' }], '0.closes', /after the opening time/],
  ['that close when they open', [{ ...weekdays, closes: '09:00' }], '0.closes', /after the opening time/],
  ['that overlap on one day', [weekdays, { ...weekdays, from: 'Fri', to: 'Sun' }], '1.from', /overlap/],
])('hours %s are rejected with a sentence', (_, hours, key, sentence) => {
  expect(problemsOf(hours)).toEqual([[key, expect.stringMatching(sentence)]]);
});
