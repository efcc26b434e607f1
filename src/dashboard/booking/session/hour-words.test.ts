import { expect, test } from 'vitest';
import { hourWords, sessionText, typedHourSentence } from './hour-words.ts';
import { toSessionRequest } from './send-session.ts';

const typed = (startTime: string, minutes = '60') => ({ startTime, minutes });

test('the form of an hour shows what was typed as a sentence', () => {
  expect(typedHourSentence('2026-12-05', typed('10:00', '120'))).toBe('From 10:00 to 12:00.');
  expect(typedHourSentence('2026-12-05', typed('', ''))).toBe(hourWords.wholeDay);
  expect(typedHourSentence('2026-12-05', typed('10:00', ''))).toBeUndefined();
});

test('a start before 11:00 on Umuganda is warned of, and no other', () => {
  expect(typedHourSentence('2026-11-28', typed('10:59'))).toContain('It is Umuganda until 11:00.');
  for (const [day, start] of [
    ['2026-11-28', '11:00'],
    ['2026-11-27', '07:00'],
  ] as const)
    expect(typedHourSentence(day, typed(start))).not.toContain('Umuganda');
});

test('a session is named with its weekday', () => {
  const session = { eventDate: '2026-12-05', startTime: '10:00', minutes: 120 };
  expect(sessionText(session)).toBe('Saturday 5 December 2026, 10:00–12:00');
  expect(sessionText({ ...session, startTime: null, minutes: null })).toBe('Saturday 5 December 2026');
});

test('the request has the start with the zone of Kigali, or the day alone', () => {
  expect(toSessionRequest('2026-12-05', { startTime: '10:00', minutes: 120 }, 3)).toEqual({
    startsAt: '2026-12-05T10:00:00+02:00',
    minutes: 120,
    version: 3,
  });
  expect(toSessionRequest('2026-12-05', { startTime: null, minutes: null }, 3)).toEqual({
    startsAt: null,
    minutes: null,
    eventDate: '2026-12-05',
    version: 3,
  });
});
