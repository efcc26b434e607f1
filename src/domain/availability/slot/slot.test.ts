import { describe, expect, test } from 'vitest';
import { en } from '#src/domain/booking/day/words/en.ts';
import { speak } from '#src/lib/words/messages.ts';
import { holdEnd, requestEnd, slotOf } from './slot.ts';
import { slotSentence, untilText } from './slot-words.ts';

const words = speak('en', en);

const now = new Date('2030-03-05T10:00:00+02:00');
const hold = { unpaidHours: 24, requestDays: 3 };

describe('the hold of a slot', () => {
  test.each([
    ['payment', '2030-03-06T10:00:00+02:00'],
    ['price', '2030-03-08T10:00:00+02:00'],
    [{ lastDay: '2030-03-31' }, '2030-04-01T00:00:00+02:00'],
  ] as const)('a booking that waits for %j holds its slot until %s', (waitsFor, until) => {
    expect(holdEnd(waitsFor, hold, now)).toEqual(new Date(until));
  });

  test('a payment request extends a hold to at least an hour, and never shortens it', () => {
    const soon = new Date('2030-03-05T10:05:00+02:00');
    const tomorrow = new Date('2030-03-06T10:00:00+02:00');
    expect(requestEnd(soon, now)).toEqual(new Date('2030-03-05T11:00:00+02:00'));
    expect(requestEnd(tomorrow, now)).toEqual(tomorrow);
  });
});

describe('the slot of a booking', () => {
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
  ])('a booking with %j has a held slot, an ended hold or neither', (changes, place) => {
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
])('the end of a hold at %s reads “%s” on a page and “%s” in an email', (moment, onPage, inEmail) => {
  expect(untilText(new Date(moment), now)).toBe(onPage);
  expect(untilText(new Date(moment))).toBe(inEmail);
});

test('the sentence on a held or ended slot names the end of its hold', () => {
  const until = '2030-03-06T14:00:00+02:00';
  expect(slotSentence(words, { state: 'held', until }, now)).toBe('We keep your date until 14:00 tomorrow.');
  expect(slotSentence(words, { state: 'ended', until })).toBe(
    'We kept your date until 14:00 on 6 March 2030. Someone else may have booked it since.',
  );
});
