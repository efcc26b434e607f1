import { describe, expect, test } from 'vitest';
import {
  countedStart,
  hasNotice,
  isSameTime,
  onDay,
  type SessionTime,
  sessionAt,
  sessionSpan,
} from './session-time.ts';

const at = (
  startTime: string | null,
  minutes: number | null = null,
  eventDate = '2026-12-05',
): SessionTime => ({
  eventDate,
  startTime,
  minutes,
});

/** The last Saturday of November 2026. */
const umuganda = '2026-11-28';

describe('the span of a session', () => {
  test.each<[name: string, session: SessionTime, from: string, to: string]>([
    ['without an hour is the whole day', at(null), '2026-12-04T22:00:00Z', '2026-12-05T22:00:00Z'],
    ['of 15 minutes ends in its quarter', at('10:00', 15), '2026-12-05T08:00:00Z', '2026-12-05T08:15:00Z'],
    ['over midnight ends the next day', at('22:30', 180), '2026-12-05T20:30:00Z', '2026-12-05T23:30:00Z'],
    ['of 24 hours ends at its start', at('00:00', 1440), '2026-12-04T22:00:00Z', '2026-12-05T22:00:00Z'],
    [
      'of the last night ends in the next year',
      at('23:59', 60, '2026-12-31'),
      '2026-12-31T21:59:00Z',
      '2026-12-31T22:59:00Z',
    ],
  ])('a session %s', (_, session, from, to) => {
    expect(sessionSpan(session)).toEqual({ from: new Date(from), to: new Date(to) });
  });

  test('a session without a day has no span and no start', () => {
    const open = { eventDate: null, startTime: null, minutes: null };
    expect([sessionSpan(open), countedStart(open)]).toEqual([null, null]);
  });
});

test.each([
  ['2026-12-05T10:00:00+02:00', '2026-12-05', '10:00'],
  ['2026-12-05T08:00:00Z', '2026-12-05', '10:00'],
  ['2026-12-05T23:30:00Z', '2026-12-06', '01:30'],
  ['2026-12-05T22:00:00-05:00', '2026-12-06', '05:00'],
  ['2026-12-06T05:30:00+09:00', '2026-12-05', '22:30'],
])('a start at %s is a session in Kigali on %s at %s', (start, eventDate, startTime) => {
  const session = sessionAt(new Date(start), 120);
  expect(session).toEqual({ eventDate, startTime, minutes: 120 });
  expect(sessionSpan(session)?.from).toEqual(new Date(start));
});

test.each<[name: string, day: string, startTime: string | null, kept: string | null]>([
  ['keeps its hour', '2026-12-12', '09:00', '09:00'],
  ['keeps an hour before 08:00', '2026-12-12', '06:00', '06:00'],
  ['without an hour gets none', umuganda, null, null],
  ['keeps a later hour on Umuganda', umuganda, '11:00', '11:00'],
  ['starts at 11:00 on Umuganda instead of 10:59', umuganda, '10:59', '11:00'],
])('a session that is moved to a day %s', (_, day, startTime, kept) => {
  const minutes = startTime === null ? null : 60;
  expect(onDay(day, at(startTime, minutes))).toEqual({ eventDate: day, startTime: kept, minutes });
});

test.each<[name: string, session: SessionTime, last: string]>([
  ['its hour', at('14:30', 60), '2026-12-02T12:30:00Z'],
  ['an hour before 08:00', at('05:00', 60), '2026-12-02T03:00:00Z'],
  ['08:00 without an hour', at(null), '2026-12-02T06:00:00Z'],
  ['an hour before 11:00 on Umuganda', at('09:00', 60, umuganda), '2026-11-25T07:00:00Z'],
  ['11:00 on Umuganda without an hour', at(null, null, umuganda), '2026-11-25T09:00:00Z'],
])('the 72 hours before a session count back from %s', (_, session, last) => {
  const moment = new Date(last).getTime();
  expect([moment, moment + 1].map((now) => hasNotice(session, new Date(now)))).toEqual([true, false]);
});

test('two sessions are at the same time if day, start and length are equal', () => {
  const session = at('10:00', 60);
  expect(isSameTime(session, { ...session })).toBe(true);
  for (const other of [at('10:00', 90), at('11:00', 60), at(null), at('10:00', 60, '2026-12-06')])
    expect(isSameTime(session, other)).toBe(false);
});
