import { replyHours } from '#src/lib/reply-hours.ts';

/** Queues of work on bookings, each a tab of the list. A booking may be in several. */
export const bookingQueues = [
  'confirmation',
  'price',
  'date',
  'refund',
  'approval',
  'overdue',
  'offer',
] as const;
export type BookingQueue = (typeof bookingQueues)[number];

/** True once a confirmation takes longer than promised. `since` is an ISO instant. */
export function isOverdue(since: string, now: Date): boolean {
  return now.getTime() - new Date(since).getTime() > replyHours * 60 * 60 * 1000;
}
