import { expect, test } from 'vitest';
import { bookingQueues } from '#src/domain/booking/booking-queues.ts';
import type { Overview } from '#src/domain/overview/overview.ts';
import { waitingLines } from './waiting-words.ts';

const now = new Date('2026-12-05T10:00:00Z');
const none = { count: 0, oldest: null };
const kinds = ['bookings', ...bookingQueues, 'fees', 'messages'] as const;
const others = ['tasks', 'failedPayments', 'applications', 'deadMails'] as const;

function lines(changes: Partial<Overview['waiting']>) {
  const waiting = Object.fromEntries([...kinds, ...others].map((of) => [of, none]));
  return waitingLines({ ...waiting, ...changes } as Overview['waiting'], now).map(
    ({ count, words, age, overdue }) => [`${count} ${words}`, age, overdue],
  );
}

test.each([
  ['no work', {}, []],
  [
    'one booking',
    { confirmation: { count: 1, oldest: '2026-12-05T09:00:00Z' } },
    [['1 booking to confirm', 'oldest: 1 hour ago', false]],
  ],
  [
    'several bookings and refunds',
    { confirmation: { count: 3, oldest: '2026-12-04T08:00:00Z' }, refund: { count: 2, oldest: null } },
    [
      ['3 bookings to confirm', 'overdue, oldest: 26 hours ago', true],
      ['2 refunds owed', '', false],
    ],
  ],
])('the overview lists waiting work with its age: %s', (_, changes, expected) => {
  expect(lines(changes)).toEqual(expected);
});

test('an offer that ends today has no age, and a refund is never overdue', () => {
  const oldest = '2026-10-05T10:00:00Z';
  expect(lines({ refund: { count: 1, oldest }, offer: { count: 1, oldest } })).toEqual([
    ['1 refund owed', 'oldest: 61 days ago', false],
    ['1 offer ending today', '', false],
  ]);
});
