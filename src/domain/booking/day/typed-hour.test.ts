import { expect, test } from 'vitest';
import { readHour, toTypedHour, wrongLength, wrongStart } from './typed-hour.ts';

const typed = (startTime: string, minutes: string) => readHour({ startTime, minutes });

test.each([
  ['10:00', '120', '10:00', 120],
  [' 23:59 ', ' 15 ', '23:59', 15],
  ['00:00', '1440', '00:00', 1440],
  ['9', '60', '09:00', 60],
  ['930', '60', '09:30', 60],
  ['1400', '60', '14:00', 60],
  ['9.30', '60', '09:30', 60],
  ['14h15', '60', '14:15', 60],
])('a start of "%s" and a length of "%s" are read', (startTime, minutes, start, length) => {
  expect(typed(startTime, minutes)).toEqual({ hour: { startTime: start, minutes: length } });
});

test('two empty fields are the whole day, and a stored hour is typed as it is read', () => {
  expect(typed('', ' ')).toEqual({ hour: { startTime: null, minutes: null } });
  for (const hour of [
    { startTime: '10:00', minutes: 90 },
    { startTime: null, minutes: null },
  ])
    expect(readHour(toTypedHour(hour))).toEqual({ hour });
});

test.each([
  ['10:00', '', { minutes: wrongLength }],
  ['', '60', { startTime: wrongStart }],
  ['24:00', '60', { startTime: wrongStart }],
  ['9:0', '60', { startTime: wrongStart }],
  ['12345', '60', { startTime: wrongStart }],
  ['10:60', '60', { startTime: wrongStart }],
  ['10:00', '14', { minutes: wrongLength }],
  ['10:00', '1441', { minutes: wrongLength }],
  ['10:00', '1.5', { minutes: wrongLength }],
  ['10:00', '-60', { minutes: wrongLength }],
  ['soon', 'long', { startTime: wrongStart, minutes: wrongLength }],
])('a start of "%s" with a length of "%s" names the wrong fields', (startTime, minutes, fields) => {
  expect(typed(startTime, minutes)).toEqual({ fields });
});
