import { day, listRules, oneOf } from '#src/lib/lists/list-rules.ts';
import { type BookingStatus, bookingStatuses } from './booking.ts';
import { bookingQueues } from './booking-queues.ts';
import type { BookingKind } from './fee/fee.ts';

/** The staff's list of bookings: what it holds and what it can be asked for. */

/** Whether a booking's money is there: all of it, nothing, or some. */
const paidStates = ['paid', 'unpaid', 'part'] as const;
export type PaidState = (typeof paidStates)[number];

/** `waits` is a queue or `any`; `from` and `to` are event days, `createdFrom` and `createdTo` booking days. */
export const bookingListRules = listRules({
  sorts: ['createdAt', 'eventDate', 'name', 'total'],
  usual: '-createdAt',
  filters: {
    status: oneOf(bookingStatuses),
    paid: oneOf(paidStates),
    waits: oneOf(['any', ...bookingQueues]),
    from: day(),
    to: day(),
    createdFrom: day(),
    createdTo: day(),
  },
});

/** A booking in the list. */
export interface BookingRow {
  id: string;
  reference: string;
  kind: BookingKind;
  name: string;
  phone: string;
  email: string;
  /** What the first line is called, and how many more lines there are. */
  service: string;
  moreLines: number;
  /** Calendar date in Kigali; null while it is open. */
  eventDate: string | null;
  status: BookingStatus;
  /** True when it was not paid in time, so that its slot is free for others. */
  slotLost: boolean;
  /** RWF; a lower bound unless `fixed`. */
  total: number;
  fixed: boolean;
  /** RWF that are owed for it now: a refund makes it cheaper. The total where nothing was charged yet. */
  charged: number;
  /** RWF that arrived and were not given back. */
  paid: number;
  /** ISO instant since which it waits to be confirmed; null when it does not. */
  confirmableSince: string | null;
  version: number;
  /** ISO instant. */
  createdAt: string;
}

/**
 * Whether the money is there. Nothing is owed for what costs nothing; without a fixed price nothing is paid in full, and
 * what was cancelled or refunded whole is not paid.
 */
export function paidState({
  total,
  charged,
  fixed,
  paid,
}: Pick<BookingRow, 'total' | 'charged' | 'fixed' | 'paid'>): PaidState {
  if (paid >= charged && fixed && (paid > 0 || total === 0)) return 'paid';
  return paid > 0 ? 'part' : 'unpaid';
}
