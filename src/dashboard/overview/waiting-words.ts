import type { BookingQueue } from '#src/domain/booking/booking-queues.ts';
import type { Waiting, WaitingWork, WorkKind } from '#src/domain/overview/waiting-work.ts';
import { mostCounted } from '#src/lib/lists/list-rules.ts';
import { groupThousands } from '#src/lib/money.ts';
import { ageText } from './age-text.ts';

export const queueNames: Record<BookingQueue, string> = {
  confirmation: 'To confirm',
  price: 'No price',
  date: 'No date',
  refund: 'Refund owed',
  approval: 'Refund to approve',
  overdue: 'Payment overdue',
  offer: 'Offer ends today',
};

export interface WorkLine {
  kind: WorkKind;
  /** "3 bookings to confirm" */
  words: string;
  href: string;
  /** "2 of them are late, oldest: 26 hours ago"; empty if irrelevant. */
  age: string;
}

interface Work {
  one: string;
  many: (count: string) => string;
  href: string;
  /** Wording of the age; absent if irrelevant. */
  age?: { one: (age: string) => string; many: (age: string) => string };
}

const waits = {
  one: (age: string) => `waiting for ${age}`,
  many: (age: string) => `oldest: ${age} ago`,
};
const wasDue = {
  one: (age: string) => `due ${age} ago`,
  many: (age: string) => `oldest due ${age} ago`,
};

const bookingsIn = (queue: BookingQueue) => `/bookings?sort=createdAt&waits=${queue}`;

/** Work in the order in which it is done. */
const works: Record<WorkKind, Work> = {
  confirmation: {
    one: '1 booking to confirm',
    many: (count) => `${count} bookings to confirm`,
    href: bookingsIn('confirmation'),
    age: waits,
  },
  messages: {
    one: '1 message without a reply',
    many: (count) => `${count} messages without a reply`,
    href: '/messages?status=open',
    age: waits,
  },
  overdue: {
    one: '1 booking with a payment overdue',
    many: (count) => `${count} bookings with a payment overdue`,
    href: bookingsIn('overdue'),
    age: wasDue,
  },
  refund: {
    one: '1 refund owed',
    many: (count) => `${count} refunds owed`,
    href: bookingsIn('refund'),
    age: waits,
  },
  tasks: {
    one: '1 task is late',
    many: (count) => `${count} tasks are late`,
    href: '/tasks?late=true',
    age: wasDue,
  },
  offer: {
    one: '1 offer ends today',
    many: (count) => `${count} offers end today`,
    href: bookingsIn('offer'),
  },
  approval: {
    one: '1 refund for a super admin to approve',
    many: (count) => `${count} refunds for a super admin to approve`,
    href: bookingsIn('approval'),
    age: waits,
  },
  price: {
    one: '1 request without a price',
    many: (count) => `${count} requests without a price`,
    href: bookingsIn('price'),
    age: waits,
  },
  date: {
    one: '1 paid booking to find a date for',
    many: (count) => `${count} paid bookings to find a date for`,
    href: bookingsIn('date'),
    age: waits,
  },
  failedPayments: {
    one: '1 failed payment to follow up',
    many: (count) => `${count} failed payments to follow up`,
    href: '/payments?waits=follow-up',
    age: waits,
  },
  fees: {
    one: '1 enrolment without a fee request',
    many: (count) => `${count} enrolments without a fee request`,
    href: '/enrolments?sort=createdAt&waits=fee',
    age: waits,
  },
  applications: {
    one: '1 application to read',
    many: (count) => `${count} applications to read`,
    href: '/applications?status=received',
    age: waits,
  },
  deadMessages: {
    one: '1 email or text that could not be sent',
    many: (count) => `${count} emails and texts that could not be sent`,
    href: '/mail',
    age: waits,
  },
  differences: {
    one: '1 difference in the books to settle',
    many: (count) => `${count} differences in the books to settle`,
    href: '/payments/differences?state=open',
    age: waits,
  },
};

/** Sorts the work that waits into what is overdue and what is due today; empty queues have no line. */
export function workLines(waiting: WaitingWork, now: Date): Record<'overdue' | 'today', WorkLine[]> {
  const kinds = (Object.keys(works) as WorkKind[]).filter((kind) => waiting[kind].count > 0);
  const lineOf = (kind: WorkKind): WorkLine => {
    const { one, many, href, age } = works[kind];
    const { count } = waiting[kind];
    const words = count === 1 ? one : many(countText(count));
    return { kind, words, href, age: age === undefined ? '' : ageOf(waiting[kind], age, now) };
  };
  const isLate = (kind: WorkKind) => waiting[kind].late > 0;
  return {
    overdue: kinds.filter(isLate).map(lineOf),
    today: kinds.filter((kind) => !isLate(kind)).map(lineOf),
  };
}

function ageOf({ count, oldest, late }: Waiting, words: NonNullable<Work['age']>, now: Date): string {
  if (oldest === null) return '';
  const age = ageText(oldest, now);
  if (count === 1) return words.one(age);
  const oldestWords = words.many(age);
  if (late === 0 || late === count) return oldestWords;
  return `${late === 1 ? '1 of them is late' : `${countText(late)} of them are late`}, ${oldestWords}`;
}

/** Counts as the list does. */
function countText(count: number): string {
  return count > mostCounted ? `${groupThousands(mostCounted)}+` : groupThousands(count);
}

/** Returns the sentence shown while no work waits. */
export function nothingWaits(sessionsToday: number): string {
  if (sessionsToday === 0) return 'Nothing is waiting for you, and there are no sessions today.';
  return sessionsToday === 1
    ? 'Nothing is waiting for you. There is one session today.'
    : `Nothing is waiting for you. There are ${sessionsToday} sessions today.`;
}
