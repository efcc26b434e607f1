import { describe, expect, test } from 'vitest';
import { type ChangeFacts, cancelRefusal, changeRefusalSentence, moveRefusal } from './move.ts';

/** A session that can start on 10 December at 08:00 in Kigali (06:00 UTC). */
const booking: ChangeFacts = {
  kind: 'session',
  status: 'confirmed',
  eventDate: '2026-12-10',
  heldUntil: null,
  moves: 0,
  renewals: 0,
};

describe('moving a session', () => {
  test.each([
    ['exactly 72 hours before', '2026-12-07T06:00:00Z', undefined],
    ['a minute less than 72 hours before', '2026-12-07T06:01:00Z', 'short-notice'],
    ['when it can start', '2026-12-10T06:00:00Z', 'started'],
  ])('a client may move a session up to 72 hours before: %s', (_, now, refusal) => {
    expect(moveRefusal(booking, new Date(now))).toBe(refusal);
  });

  test.each<[string, Partial<ChangeFacts>, ReturnType<typeof moveRefusal>]>([
    ['once', { moves: 0 }, undefined],
    ['not twice', { moves: 1 }, 'moved-before'],
    ['to its first day, which is no move', { moves: 0, eventDate: null }, undefined],
    ['before we have confirmed it', { status: 'pending' }, undefined],
    ['not after it was cancelled', { status: 'cancelled' }, 'cancelled'],
  ])('a client may move a session: %s', (_, changes, refusal) => {
    expect(moveRefusal({ ...booking, ...changes }, new Date('2026-12-01T00:00:00Z'))).toBe(refusal);
  });
});

describe('choosing another date after the hold has ended', () => {
  const lost: ChangeFacts = { ...booking, status: 'pending', heldUntil: new Date('2026-12-08T06:00:00Z') };

  test.each<[string, string, Partial<ChangeFacts>, ReturnType<typeof moveRefusal>]>([
    ['chooses another date within 72 hours', '2026-12-08T06:01:00Z', {}, undefined],
    ['even after a move', '2026-12-08T06:01:00Z', { moves: 1 }, undefined],
    ['twice', '2026-12-08T06:01:00Z', { renewals: 1 }, undefined],
    ['not a third time', '2026-12-08T06:01:00Z', { renewals: 2 }, 'kept-before'],
    ['not while it is still kept', '2026-12-08T05:59:00Z', {}, 'short-notice'],
    ['nor after a move while it is kept', '2026-12-01T06:00:00Z', { moves: 1 }, 'moved-before'],
    ['not when the session can have started', '2026-12-10T06:00:00Z', {}, 'started'],
    [
      'also when the date went to someone else',
      '2026-12-09T06:00:00Z',
      { eventDate: null, moves: 1 },
      undefined,
    ],
  ])('after the hold has ended, a client may choose another date: %s', (_, now, changes, refusal) => {
    expect(moveRefusal({ ...lost, ...changes }, new Date(now))).toBe(refusal);
  });
});

describe('cancelling a session', () => {
  test.each<[string, string, Partial<ChangeFacts>, ReturnType<typeof cancelRefusal>]>([
    ['within 72 hours', '2026-12-09T06:00:00Z', {}, undefined],
    ['after a move', '2026-12-01T06:00:00Z', { moves: 1 }, undefined],
    ['not when it can have started', '2026-12-10T06:00:00Z', {}, 'started'],
    ['on its day while we have not confirmed it', '2026-12-10T12:00:00Z', { status: 'pending' }, undefined],
    ['not twice', '2026-12-01T06:00:00Z', { status: 'cancelled' }, 'cancelled'],
  ])('a client may cancel a session: %s', (_, now, changes, refusal) => {
    expect(cancelRefusal({ ...booking, ...changes }, new Date(now))).toBe(refusal);
  });
});

test.each(['started', 'short-notice', 'moved-before', 'kept-before'] as const)(
  'the refusal %s includes the phone number to call',
  (refusal) => {
    expect(changeRefusalSentence(refusal, booking, 'move')).toContain('call us on +250 700 000 001');
  },
);

test.each(['move', 'cancel'] as const)(
  'from 08:00 on the day of a session, the refusal asks the client to call to %s it',
  (change) => {
    expect(changeRefusalSentence('started', booking, change)).toBe(
      `It is past 08:00 on the day of your session, so this page can no longer ${change} it. Please call us on +250 700 000 001 (Mon-Fri 9AM-6PM) or write on WhatsApp.`,
    );
  },
);

test('on Umuganda, notice counts back from 11:00 in the rule and in the refusal', () => {
  const late = { ...booking, eventDate: '2026-11-28' };
  expect(moveRefusal(late, new Date('2026-11-25T09:00:00Z'))).toBeUndefined();
  expect(moveRefusal(late, new Date('2026-11-25T09:01:00Z'))).toBe('short-notice');
  expect(cancelRefusal(late, new Date('2026-11-28T08:59:00Z'))).toBeUndefined();
  expect(changeRefusalSentence('started', late, 'cancel')).toContain('It is past 11:00');
  expect(changeRefusalSentence('short-notice', late, 'move')).toContain('counted from 11:00');
});
