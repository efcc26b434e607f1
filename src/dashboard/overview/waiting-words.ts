import { type BookingQueue, isOverdue } from '#src/domain/booking/booking-queues.ts';
import type { Overview, Waiting } from '#src/domain/overview/overview.ts';
import { listTotal } from '#src/lib/lists/list-rules.ts';
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

const queueSearch = (queue: BookingQueue | 'any') => `?sort=createdAt&waits=${queue}`;

export interface WaitingLine {
  of: keyof Overview['waiting'];
  count: string;
  words: string;
  href: string;
  /** Age of the oldest: "oldest: 26 hours ago"; empty if irrelevant. */
  age: string;
  overdue: boolean;
}

const kinds: { of: keyof Overview['waiting']; noun: string; words: string; href: string }[] = [
  {
    of: 'confirmation',
    noun: 'booking',
    words: 'to confirm',
    href: `/bookings${queueSearch('confirmation')}`,
  },
  { of: 'refund', noun: 'refund', words: 'owed', href: `/bookings${queueSearch('refund')}` },
  {
    of: 'approval',
    noun: 'refund',
    words: 'for a super admin to approve',
    href: `/bookings${queueSearch('approval')}`,
  },
  {
    of: 'overdue',
    noun: 'booking',
    words: 'with a payment overdue',
    href: `/bookings${queueSearch('overdue')}`,
  },
  { of: 'offer', noun: 'offer', words: 'ending today', href: `/bookings${queueSearch('offer')}` },
  { of: 'price', noun: 'request', words: 'without a price', href: `/bookings${queueSearch('price')}` },
  { of: 'date', noun: 'paid booking', words: 'to find a date for', href: `/bookings${queueSearch('date')}` },
  { of: 'tasks', noun: 'task', words: 'late', href: '/tasks?late=true' },
  { of: 'messages', noun: 'message', words: 'without a reply', href: '/messages?status=open' },
  { of: 'failedPayments', noun: 'failed payment', words: 'to follow up', href: '/payments?waits=follow-up' },
  {
    of: 'fees',
    noun: 'enrolment',
    words: 'without a fee request',
    href: '/enrolments?sort=createdAt&waits=fee',
  },
  { of: 'applications', noun: 'application', words: 'to read', href: '/applications?status=received' },
];

export function waitingLines(waiting: Overview['waiting'], now: Date): WaitingLine[] {
  return kinds
    .filter(({ of }) => waiting[of].count > 0)
    .map(({ of, noun, words, href }) => ({
      of,
      words,
      href,
      count: listTotal(waiting[of].count, noun),
      ...clock(of, waiting[of], now),
    }));
}

function clock(of: keyof Overview['waiting'], { oldest }: Waiting, now: Date) {
  if (oldest === null || of === 'offer') return { age: '', overdue: false };
  const overdue = of === 'confirmation' && isOverdue(oldest, now);
  const age = `oldest: ${ageText(oldest, now)} ago`;
  return { age: overdue ? `overdue, ${age}` : age, overdue };
}
