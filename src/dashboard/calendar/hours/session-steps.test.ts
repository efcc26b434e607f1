import { describe, expect, test } from 'vitest';
import { type SessionStep, stepOfKey, stepped } from './session-steps.ts';

const session = (text: string) => {
  const [eventDate = '', startTime, minutes] = text.split(' ');
  return { eventDate, startTime: startTime ?? null, minutes: minutes === undefined ? null : Number(minutes) };
};
const text = (one: ReturnType<typeof session>) =>
  [one.eventDate, one.startTime, one.minutes].filter((part) => part !== null).join(' ');
const move = (minutes: number, days = 0): SessionStep => ({ kind: 'move', minutes, days });
const resize = (minutes: number): SessionStep => ({ kind: 'resize', minutes });

test.each([
  ['2026-12-03 10:00 120', move(15), '2026-12-03 10:15 120'],
  ['2026-12-03 10:00 120', move(-15), '2026-12-03 09:45 120'],
  ['2026-12-03 10:00 120', move(0, 1), '2026-12-04 10:00 120'],
  ['2026-12-03 10:10 120', move(15), '2026-12-03 10:15 120'],
  ['2026-12-03 10:10 120', move(-15), '2026-12-03 10:00 120'],
  ['2026-12-03 10:10 120', move(0, -1), '2026-12-02 10:10 120'],
  ['2026-12-03 23:45 120', move(15), '2026-12-04 00:00 120'],
  ['2026-12-03 00:00 120', move(-15), '2026-12-02 23:45 120'],
  ['2026-12-31 10:00 120', move(0, 1), '2027-01-01 10:00 120'],
  ['2026-12-03 10:00 120', resize(15), '2026-12-03 10:00 135'],
  ['2026-12-03 10:00 20', resize(-15), '2026-12-03 10:00 15'],
  ['2026-12-03 10:00 15', resize(-15), '2026-12-03 10:00 15'],
  ['2026-12-03 10:00 1440', resize(15), '2026-12-03 10:00 1440'],
  ['2026-12-03', move(15), '2026-12-03 08:00 120'],
  ['2026-12-03', move(-15), '2026-12-03 08:00 120'],
  ['2026-12-03', move(0, 1), '2026-12-04'],
  ['2026-12-26', move(15), '2026-12-26 11:00 120'],
  ['2026-12-03', resize(15), '2026-12-03 08:00 120'],
] as const)('the session “%s” after %o is “%s”', (before, step, after) => {
  expect(text(stepped(session(before), step))).toBe(after);
});

describe('keys', () => {
  test.each([
    ['ArrowUp', false, move(-15)],
    ['ArrowDown', false, move(15)],
    ['ArrowLeft', false, move(0, -1)],
    ['ArrowRight', false, move(0, 1)],
    ['ArrowDown', true, resize(15)],
    ['ArrowUp', true, resize(-15)],
    ['ArrowLeft', true, undefined],
    ['Enter', false, undefined],
  ] as const)('%s, with Shift %s, is the right step', (key, shift, step) => {
    expect(stepOfKey(key, shift)).toEqual(step);
  });
});
