import { describe, expect, test } from 'vitest';
import { holdEnd, requestEnd, slotOf } from './slot.ts';
import { slotSentence, untilText } from './slot-words.ts';

const now = new Date('2030-03-05T10:00:00+02:00');
const hold = { unpaidHours: 24, requestDays: 3 };

describe('a place is held', () => {
  test.each([
    ['payment', '2030-03-06T10:00:00+02:00'],
    ['price', '2030-03-08T10:00:00+02:00'],
    [{ lastDay: '2030-03-31' }, '2030-04-01T00:00:00+02:00'],
  ] as const)('for what waits for %j until %s', (waitsFor, until) => {
    expect(holdEnd(waitsFor, hold, now)).toEqual(new Date(until));
  });

  test('an hour longer at least once the payment is asked for, and never shorter', () => {
    const soon = new Date('2030-03-05T10:05:00+02:00');
    const tomorrow = new Date('2030-03-06T10:00:00+02:00');
    expect(requestEnd(soon, now)).toEqual(new Date('2030-03-05T11:00:00+02:00'));
    expect(requestEnd(tomorrow, now)).toEqual(tomorrow);
  });
});

describe('a place', () => {
  const booking = { status: 'pending' as const, eventDate: '2030-03-20', heldUntil: new Date(now) };
  const ended = { state: 'ended', until: now.toISOString() };

  test.each([
    [{}, ended],
    [{ heldUntil: new Date(now.getTime() + 1) }, expect.objectContaining({ state: 'held' })],
    [{ heldUntil: null }, undefined],
    [{ eventDate: null }, undefined],
    [{ status: 'cancelled' as const }, undefined],
    [{ eventDate: '2030-03-05' }, ended],
    [{ eventDate: '2030-03-05', heldUntil: new Date('2030-03-06T00:00:00+02:00') }, undefined],
    [{ eventDate: '2030-03-04', heldUntil: new Date('2030-03-04T10:00:00+02:00') }, undefined],
  ])('with %j is at stake or not', (changes, place) => {
    expect(slotOf({ ...booking, ...changes }, now)).toEqual(place);
  });
});

test.each([
  ['2030-03-05T14:05:00+02:00', '14:05 today', '14:05 on 5 March 2030'],
  ['2030-03-06T00:30:00+02:00', '00:30 tomorrow', '00:30 on 6 March 2030'],
  ['2030-03-07T09:00:00+02:00', '09:00 on 7 March 2030', '09:00 on 7 March 2030'],
  ['2030-03-06T00:00:00+02:00', 'the end of today', 'the end of 5 March 2030'],
  ['2030-03-07T00:00:00+02:00', 'the end of tomorrow', 'the end of 6 March 2030'],
  ['2030-04-01T00:00:00+02:00', 'the end of 31 March 2030', 'the end of 31 March 2030'],
])('%s reads “%s” on a page and “%s” in an email', (moment, onPage, inEmail) => {
  expect(untilText(new Date(moment), now)).toBe(onPage);
  expect(untilText(new Date(moment))).toBe(inEmail);
});

test('what is said of a place says until when', () => {
  const until = '2030-03-06T14:00:00+02:00';
  expect(slotSentence({ state: 'held', until }, now)).toBe('We keep your date until 14:00 tomorrow.');
  expect(slotSentence({ state: 'ended', until })).toBe(
    'We kept your date until 14:00 on 6 March 2030. Someone else may have booked it since.',
  );
});
