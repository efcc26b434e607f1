import { describe, expect, test } from 'vitest';
import { english } from '#tests/support/english.ts';
import { type ChangeFacts, cancelRefusal, changeRefused, moveRefusal } from './move.ts';

const said = (...refusal: Parameters<typeof changeRefused>) => english(changeRefused(...refusal));

/** A session that can start on 10 December at 08:00 in Kigali (06:00 UTC). */
const booking: ChangeFacts = {
  kind: 'session',
  status: 'confirmed',
  eventDate: '2026-12-10',
  startTime: null,
  minutes: null,
  heldUntil: null,
  moves: 0,
  renewals: 0,
};

describe('moving a session', () => {
  test.each([
    ['exactly 72 hours before the session is accepted', '2026-12-07T06:00:00Z', undefined],
    ['a minute less than 72 hours before the session is refused', '2026-12-07T06:01:00Z', 'short-notice'],
    ['once the session can start is refused', '2026-12-10T06:00:00Z', 'started'],
  ])('a move %s', (_, now, refusal) => {
    expect(moveRefusal(booking, new Date(now))).toBe(refusal);
  });

  test.each<[string, Partial<ChangeFacts>, ReturnType<typeof moveRefusal>]>([
    ['can be moved once', { moves: 0 }, undefined],
    ['cannot be moved twice', { moves: 1 }, 'moved-before'],
    ['without a date can be given its first date', { moves: 0, eventDate: null }, undefined],
    ['can be moved before it is confirmed', { status: 'pending' }, undefined],
    ['cannot be moved after it is cancelled', { status: 'cancelled' }, 'cancelled'],
  ])('a session %s', (_, changes, refusal) => {
    expect(moveRefusal({ ...booking, ...changes }, new Date('2026-12-01T00:00:00Z'))).toBe(refusal);
  });
});

describe('choosing another date after the hold has ended', () => {
  const lost: ChangeFacts = { ...booking, status: 'pending', heldUntil: new Date('2026-12-08T06:00:00Z') };

  test.each<[string, string, Partial<ChangeFacts>, ReturnType<typeof moveRefusal>]>([
    ['has ended can be moved within 72 hours of its start', '2026-12-08T06:01:00Z', {}, undefined],
    ['has ended can be moved after an earlier move', '2026-12-08T06:01:00Z', { moves: 1 }, undefined],
    ['has ended can be given a second new date', '2026-12-08T06:01:00Z', { renewals: 1 }, undefined],
    ['has ended cannot be given a third new date', '2026-12-08T06:01:00Z', { renewals: 2 }, 'kept-before'],
    ['is running cannot be moved within 72 hours of its start', '2026-12-08T05:59:00Z', {}, 'short-notice'],
    ['is running cannot be moved twice', '2026-12-01T06:00:00Z', { moves: 1 }, 'moved-before'],
    ['has ended cannot be moved once it can start', '2026-12-10T06:00:00Z', {}, 'started'],
    [
      'has ended can be moved after its date went to another client',
      '2026-12-09T06:00:00Z',
      { eventDate: null, moves: 1 },
      undefined,
    ],
  ])('a session whose hold %s', (_, now, changes, refusal) => {
    expect(moveRefusal({ ...lost, ...changes }, new Date(now))).toBe(refusal);
  });
});

describe('cancelling a session', () => {
  test.each<[string, string, Partial<ChangeFacts>, ReturnType<typeof cancelRefusal>]>([
    ['can be cancelled within 72 hours of its start', '2026-12-09T06:00:00Z', {}, undefined],
    ['can be cancelled after a move', '2026-12-01T06:00:00Z', { moves: 1 }, undefined],
    ['cannot be cancelled once it can start', '2026-12-10T06:00:00Z', {}, 'started'],
    [
      'can be cancelled on its day while it is unconfirmed',
      '2026-12-10T12:00:00Z',
      { status: 'pending' },
      undefined,
    ],
    ['cannot be cancelled twice', '2026-12-01T06:00:00Z', { status: 'cancelled' }, 'cancelled'],
  ])('a session %s', (_, now, changes, refusal) => {
    expect(cancelRefusal({ ...booking, ...changes }, new Date(now))).toBe(refusal);
  });
});

test.each(['started', 'short-notice', 'moved-before', 'kept-before'] as const)(
  'the refusal %s includes the phone number to call',
  (refusal) => {
    expect(said(refusal, booking, 'move')).toContain('call us on +250 700 000 001');
  },
);

test.each(['move', 'cancel'] as const)(
  'from 08:00 on the day of a session, the refusal asks the client to call to %s it',
  (change) => {
    expect(said('started', booking, change)).toBe(
      `It is past 08:00 on the day of your session, so this page can no longer ${change} it. Please call us on +250 700 000 001 (Mon–Fri 09:00–18:00) or write on WhatsApp.`,
    );
  },
);

test('notice counts back from the hour that was set, in the rule and in the refusal', () => {
  const set = { ...booking, startTime: '14:30', minutes: 120 };
  expect(moveRefusal(set, new Date('2026-12-07T12:30:00Z'))).toBeUndefined();
  expect(moveRefusal(set, new Date('2026-12-07T12:31:00Z'))).toBe('short-notice');
  expect(cancelRefusal(set, new Date('2026-12-10T12:29:00Z'))).toBeUndefined();
  expect(cancelRefusal(set, new Date('2026-12-10T12:30:00Z'))).toBe('started');
  expect(said('started', set, 'cancel')).toContain('It is past 14:30');
  expect(said('short-notice', set, 'move')).toContain('counted from 14:30');
});

test('notice on Umuganda counts back from 11:00 in the rule and in the refusal', () => {
  const late = { ...booking, eventDate: '2026-11-28' };
  expect(moveRefusal(late, new Date('2026-11-25T09:00:00Z'))).toBeUndefined();
  expect(moveRefusal(late, new Date('2026-11-25T09:01:00Z'))).toBe('short-notice');
  expect(cancelRefusal(late, new Date('2026-11-28T08:59:00Z'))).toBeUndefined();
  expect(said('started', late, 'cancel')).toContain('It is past 11:00');
  expect(said('short-notice', late, 'move')).toContain('counted from 11:00');
});
