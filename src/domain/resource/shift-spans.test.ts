import { describe, expect, test } from 'vitest';
import { sessionSpan } from '../booking/day/session-time.ts';
import { belongsTo, type SessionSpan, shiftSpans } from './shift-spans.ts';

const at = (day: number, time: string) => new Date(`2026-12-0${day}T${time}:00+02:00`);
const taken = (day: number, from: string, to: string, resourceId = 'camera') => ({
  resourceId,
  from: at(day, from),
  to: at(day, to),
});

function session(day: number, startTime: string | null, minutes: number | null): SessionSpan {
  const span = sessionSpan({ eventDate: `2026-12-0${day}`, startTime, minutes });
  if (span === null) throw new Error('A dated session has a span.');
  return { ...span, hasHour: startTime !== null };
}

const wholeDay = (day: number) => session(day, null, null);

describe('the assignments of a session that moves', () => {
  test.each([
    [
      'the session’s own span',
      taken(5, '10:00', '12:00'),
      session(5, '10:00', 120),
      session(5, '14:00', 60),
      taken(5, '14:00', '15:00'),
    ],
    [
      'another span',
      taken(5, '08:00', '09:00'),
      session(5, '10:00', 120),
      session(6, '11:30', 60),
      taken(6, '09:30', '10:30'),
    ],
    [
      'a whole day',
      { ...wholeDay(5), resourceId: 'camera' },
      wholeDay(5),
      session(6, '10:00', 60),
      taken(6, '10:00', '11:00'),
    ],
    [
      'hours of a whole day',
      taken(5, '08:00', '09:00'),
      wholeDay(5),
      session(5, '10:00', 60),
      taken(5, '08:00', '09:00'),
    ],
    [
      'hours of a session that loses its hour',
      taken(5, '08:00', '09:00'),
      session(5, '10:00', 60),
      wholeDay(6),
      taken(6, '08:00', '09:00'),
    ],
    [
      'hours that would leave the day',
      taken(5, '20:00', '21:00'),
      session(5, '06:00', 60),
      session(5, '10:00', 60),
      taken(5, '10:00', '11:00'),
    ],
  ])('an assignment of %s moves along', (_, span, before, after, wanted) => {
    expect(shiftSpans([span], before, after)).toMatchObject([wanted]);
  });

  test('spans of one resource that meet become one, those of others stay apart', () => {
    const spans = [taken(5, '12:00', '13:00'), taken(5, '10:00', '12:00'), taken(5, '12:00', '13:00', 'car')];
    const moved = shiftSpans(spans, session(5, '10:00', 120), session(5, '10:00', 150));
    expect(moved).toEqual([taken(5, '10:00', '13:00'), taken(5, '12:00', '13:00', 'car')]);
  });
});

test.each([
  ['the end of the day before', taken(4, '23:00', '24:00'), false],
  ['its first day', taken(5, '08:00', '09:00'), true],
  ['its hours after midnight', taken(6, '00:30', '03:00'), true],
  ['its end', taken(6, '02:00', '03:00'), false],
])('a span at %s belongs to a session over midnight: %s', (_, span, belongs) => {
  expect(belongsTo(span, session(5, '22:00', 240))).toBe(belongs);
});
