import { addDays } from '#src/lib/dates/dates.ts';
import { weekdayOf } from '#src/lib/dates/months.ts';
import { day, listRules, oneOf } from '#src/lib/lists/list-rules.ts';
import { type BookingStatus, bookingStatuses } from './booking.ts';
import { bookingQueues } from './booking-queues.ts';
import { type BookingSource, bookingSources } from './booking-source.ts';
import type { SessionTime } from './day/session-time.ts';
import type { BookingKind } from './fee/fee.ts';

const paidStates = ['paid', 'unpaid', 'part'] as const;
export type PaidState = (typeof paidStates)[number];

/** Days of sessions counted from today in Kigali; a week is from Monday to Sunday. */
const sessionPeriods = ['today', 'week'] as const;
export type SessionPeriod = (typeof sessionPeriods)[number];

/**
 * `waits` is a queue or `any`; `when` leaves out cancelled sessions; `paid=due`: something is to be
 * paid now; `from`/`to` are event dates, `createdFrom`/`createdTo` booking dates.
 */
export const bookingListRules = listRules({
  sorts: ['createdAt', 'eventDate', 'name', 'total'],
  usual: '-createdAt',
  filters: {
    status: oneOf(bookingStatuses),
    source: oneOf(bookingSources),
    paid: oneOf([...paidStates, 'due']),
    when: oneOf(sessionPeriods),
    assigned: oneOf(['me']),
    waits: oneOf(['any', ...bookingQueues]),
    from: day(),
    to: day(),
    createdFrom: day(),
    createdTo: day(),
  },
});

export interface BookingRow extends SessionTime {
  id: string;
  reference: string;
  kind: BookingKind;
  source: BookingSource;
  name: string;
  phone: string;
  email: string;
  /** Label of the first line, and number of further lines. */
  service: string;
  moreLines: number;
  status: BookingStatus;
  /** True if it was not paid in time, so that its slot is free for others. */
  slotLost: boolean;
  /** RWF; a lower bound unless `fixed`. */
  total: number;
  fixed: boolean;
  /** RWF owed now; a refund lowers it. Equals the total until something is charged. */
  charged: number;
  /** RWF received and not refunded. */
  paid: number;
  /** ISO instant since which it waits for confirmation; null if it does not. */
  confirmableSince: string | null;
  version: number;
  createdAt: string;
}

/** Returns the first and the last day of a period. `today` is the day in Kigali. */
export function periodDays(period: SessionPeriod, today: string): { from: string; to: string } {
  if (period === 'today') return { from: today, to: today };
  const from = addDays(today, -weekdayOf(today));
  return { from, to: addDays(from, 6) };
}

/**
 * Returns the payment state: a free booking is paid, one that was refunded in full is not.
 * Without a fixed price, a booking never counts as paid in full.
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
