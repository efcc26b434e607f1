import { replyHours } from '#src/lib/reply-hours.ts';
import type { BookingQueue } from '../booking/booking-queues.ts';

/** Queues of work for staff (docs/product.md, Queues). */
export type WorkKind =
  | BookingQueue
  | 'fees'
  | 'messages'
  | 'failedPayments'
  | 'applications'
  | 'deadMessages'
  | 'differences'
  | 'tasks';

export interface Waiting {
  count: number;
  /** ISO instant since which the oldest waits; null while there is none. */
  oldest: string | null;
  /** Number that has waited longer than promised. */
  late: number;
}

/** `bookings` counts each booking in any queue once. */
export type WaitingWork = Record<WorkKind | 'bookings', Waiting>;

/** Longest of the 5 to 10 business days within which refunds are promised, in hours. */
const refundHours = 14 * 24;

/** Hours after which work is overdue; work without a promise is due today. */
const hoursUntilLate: Partial<Record<WorkKind, number>> = {
  confirmation: replyHours,
  messages: replyHours,
  refund: refundHours,
  // They wait from the day on which they were due.
  overdue: 0,
  tasks: 0,
};

/** Returns the moment before which waiting work is late; undefined if it never is. */
export function lateBefore(kind: WorkKind, now: Date): Date | undefined {
  const hours = hoursUntilLate[kind];
  return hours === undefined ? undefined : new Date(now.getTime() - hours * 60 * 60 * 1000);
}
