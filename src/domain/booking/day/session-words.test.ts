import { expect, test } from 'vitest';
import { speak } from '#src/lib/words/messages.ts';
import { hourSentence, hoursText, lengthText, sessionTimeText, startText } from './session-words.ts';
import { en } from './words/en.ts';

const words = speak('en', en);

const eventDate = '2026-12-05';
const whole = { startTime: null, minutes: null };

test.each([
  ['10:00', 120, '10:00–12:00'],
  ['09:45', 15, '09:45–10:00'],
  ['22:00', 120, '22:00–00:00'],
  ['22:00', 240, '22:00–02:00 the next day'],
  ['10:00', 1440, '10:00–10:00 the next day'],
  ['00:00', 1440, '00:00–00:00'],
])('a session from %s for %i minutes is "%s"', (startTime, minutes, hours) => {
  expect(hoursText(words, { startTime, minutes })).toBe(hours);
});

test('day and hours are named together, and a day without hours alone', () => {
  const set = { startTime: '10:00', minutes: 120 };
  expect(sessionTimeText(words, { eventDate, ...set })).toBe('5 December 2026, 10:00–12:00');
  expect(startText(words, { eventDate, ...set })).toBe('5 December 2026 at 10:00');
  expect(sessionTimeText(words, { eventDate, ...whole })).toBe('5 December 2026');
  expect(startText(words, { eventDate, ...whole })).toBe('5 December 2026');
  expect(hoursText(words, whole)).toBeUndefined();
});

test('a session without a day is named as the reader expects', () => {
  expect(sessionTimeText(words, { eventDate: null, ...whole })).toBe('No date yet');
  expect(sessionTimeText(words, { eventDate: null, ...whole }, 'To be agreed')).toBe('To be agreed');
});

test.each([
  [15, '15 minutes'],
  [60, '1 hour'],
  [61, '1 hour 1 minute'],
  [120, '2 hours'],
  [150, '2 hours 30 minutes'],
  [1440, '24 hours'],
])('%i minutes are "%s"', (minutes, length) => {
  expect(lengthText(words, minutes)).toBe(length);
});

test('the client reads when a session starts and how long it takes, or that it has no time yet', () => {
  expect(hourSentence(words, { eventDate, startTime: '10:00', minutes: 120 })).toBe(
    'Your session on 5 December 2026 starts at 10:00 and takes 2 hours.',
  );
  expect(hourSentence(words, { eventDate, ...whole })).toBe(
    'Your session on 5 December 2026 has no time yet. We’ll agree the time with you.',
  );
});
