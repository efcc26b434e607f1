import { expect, test } from 'vitest';
import { type BookingQueue, bookingQueues } from '#src/domain/booking/booking-queues.ts';
import type { WaitingWork, WorkKind } from '#src/domain/overview/waiting-work.ts';
import { nothingWaits, workLines } from './waiting-words.ts';

const now = new Date('2026-12-05T10:00:00Z');
const none = { count: 0, oldest: null, late: 0 };
const kinds = [
  ...['bookings', ...bookingQueues, 'fees', 'messages', 'failedPayments', 'applications'],
  ...['deadMessages', 'differences', 'tasks'],
] as (WorkKind | 'bookings')[];

function lines(changes: Partial<WaitingWork>) {
  const waiting = Object.fromEntries(kinds.map((kind) => [kind, changes[kind] ?? none])) as WaitingWork;
  const { overdue, today } = workLines(waiting, now);
  const wordsOf = (group: typeof today) => group.map(({ words, age }) => [words, age]);
  return { overdue: wordsOf(overdue), today: wordsOf(today) };
}

const hours = (ago: number) => new Date(now.getTime() - ago * 60 * 60 * 1000).toISOString();

test.each<[string, Partial<WaitingWork>, ReturnType<typeof lines>]>([
  ['no work', {}, { overdue: [], today: [] }],
  [
    'one booking',
    { confirmation: { count: 1, oldest: hours(1), late: 0 } },
    { overdue: [], today: [['1 booking to confirm', 'waiting for 1 hour']] },
  ],
  [
    'new bookings',
    { confirmation: { count: 12, oldest: hours(3), late: 0 } },
    { overdue: [], today: [['12 bookings to confirm', 'oldest: 3 hours ago']] },
  ],
  [
    'bookings that are late in part',
    { confirmation: { count: 12, oldest: hours(26), late: 3 } },
    { overdue: [['12 bookings to confirm', '3 of them are late, oldest: 26 hours ago']], today: [] },
  ],
  [
    'bookings of which one is late',
    { messages: { count: 2, oldest: hours(26), late: 1 } },
    { overdue: [['2 messages without a reply', '1 of them is late, oldest: 26 hours ago']], today: [] },
  ],
  [
    'bookings that are all late',
    { confirmation: { count: 2, oldest: hours(72), late: 2 } },
    { overdue: [['2 bookings to confirm', 'oldest: 3 days ago']], today: [] },
  ],
  [
    'payments and tasks that were due',
    {
      overdue: { count: 6000, oldest: hours(72), late: 6000 },
      tasks: { count: 1, oldest: hours(24), late: 1 },
    },
    {
      overdue: [
        ['6,000 bookings with a payment overdue', 'oldest due 3 days ago'],
        ['1 task is late', 'due 24 hours ago'],
      ],
      today: [],
    },
  ],
  [
    'an offer that ends today',
    { offer: { count: 1, oldest: hours(500), late: 0 } },
    { overdue: [], today: [['1 offer ends today', '']] },
  ],
  [
    'more than a list counts',
    { deadMessages: { count: 12_345, oldest: hours(0), late: 0 } },
    {
      overdue: [],
      today: [['10,000+ emails and texts that could not be sent', 'oldest: a few minutes ago']],
    },
  ],
])('the work list shows %s', (_, changes, expected) => {
  expect(lines(changes)).toEqual(expected);
});

test('each queue of work has words for one and for many, and a list', () => {
  for (const kind of kinds.filter((one) => one !== 'bookings') as WorkKind[])
    for (const count of [1, 2]) {
      const [line] = workLines(
        {
          ...(Object.fromEntries(kinds.map((one) => [one, none])) as WaitingWork),
          [kind]: { ...none, count },
        },
        now,
      ).today;
      expect(line?.words).toContain(String(count));
      expect(line?.words).not.toContain('undefined');
      expect(line?.href).toMatch(/^\/[a-z]+/);
      if ((bookingQueues as readonly string[]).includes(kind))
        expect(line?.href).toBe(`/bookings?sort=createdAt&waits=${kind as BookingQueue}`);
    }
});

test.each([
  [0, 'Nothing is waiting for you, and there are no sessions today.'],
  [1, 'Nothing is waiting for you. There is one session today.'],
  [3, 'Nothing is waiting for you. There are 3 sessions today.'],
])('without work and with %i sessions, the overview reads “%s”', (sessions, sentence) => {
  expect(nothingWaits(sessions)).toBe(sentence);
});
