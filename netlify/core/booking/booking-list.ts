import { and, between, eq, gt, gte, isNull, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import { slotOf } from '#src/domain/availability/slot/slot.ts';
import {
  type BookingRow,
  bookingListRules,
  periodDays,
  type SessionPeriod,
} from '#src/domain/booking/booking-list.ts';
import { bookingStates, sourceWords } from '#src/domain/booking/staff/staff-booking-words.ts';
import { todayInKigali } from '#src/lib/dates/dates.ts';
import { fromDay, throughDay } from '../lists/day-range.ts';
import { list } from '../lists/list.ts';
import { chargedOf } from '../payment/paid.ts';
import { paidStateFilter } from '../payment/paid-filter.ts';
import { assignments, resources } from '../resource/resource.table.ts';
import { bookingLines, bookings } from './booking.table.ts';
import { confirmableSince, isInQueue } from './booking-queues.ts';

const lines = sql`from ${bookingLines} where ${bookingLines.bookingId} = ${bookings.id}`;

const instantOf = (moment: string) => new Date(moment).toISOString();

/** Without what was not paid in time: it may be abandoned. */
const isDue = and(
  gt(bookings.due, 0),
  ne(bookings.status, 'cancelled'),
  or(isNull(bookings.heldUntil), sql`${bookings.heldUntil} > now()`),
);

/** Expression of the index by which days rise, so that a period is one range of it. */
const dayRising = sql`coalesce(${bookings.eventDate}, 'infinity'::date)`;

function isWithin(period: SessionPeriod): SQL | undefined {
  const { from, to } = periodDays(period, todayInKigali(new Date()));
  return and(ne(bookings.status, 'cancelled'), between(dayRising, from, to));
}

function isAssignedTo(user: string): SQL {
  return sql`${bookings.id} in (select ${assignments.bookingId} from ${assignments} join ${resources} on ${resources.id} = ${assignments.resourceId} where ${resources.userId} = ${user})`;
}

export const bookingList = list({
  rules: bookingListRules,
  table: bookings,
  id: bookings.id,
  columns: {
    id: bookings.id,
    reference: bookings.reference,
    kind: bookings.kind,
    source: bookings.source,
    name: bookings.name,
    phone: bookings.phone,
    email: bookings.email,
    service: sql<string>`(select ${bookingLines.label} ${lines} order by ${bookingLines.position} limit 1)`,
    moreLines: sql<number>`(select count(*)::int - 1 ${lines})`,
    eventDate: bookings.eventDate,
    startTime: bookings.startTime,
    minutes: bookings.minutes,
    status: bookings.status,
    heldUntil: bookings.heldUntil,
    total: bookings.total,
    fixed: sql<boolean>`(${bookings.agreedAt} is not null or (select bool_and(${bookingLines.fixed}) ${lines}))`,
    charged: chargedOf(bookings.id),
    paid: bookings.paid,
    confirmableSince: sql<
      string | null
    >`case when ${isInQueue('confirmation')} then ${confirmableSince} end`.mapWith(instantOf),
    version: bookings.version,
    createdAt: bookings.createdAt,
  },
  sorts: {
    createdAt: bookings.createdAt,
    eventDate: [bookings.eventDate, bookings.startTime],
    name: bookings.name,
    total: bookings.total,
  },
  filters: {
    status: (status) => eq(bookings.status, status),
    source: (source) => eq(bookings.source, source),
    paid: (state) => (state === 'due' ? isDue : paidStateFilter(state)),
    waits: (queue) => isInQueue(queue),
    when: isWithin,
    assigned: (_me, user) => isAssignedTo(user),
    from: (day) => gte(bookings.eventDate, day),
    to: (day) => lte(bookings.eventDate, day),
    createdFrom: (day) => fromDay(bookings.createdAt, day),
    createdTo: (day) => throughDay(bookings.createdAt, day),
  },
  search: (words) => sql`${bookings}.search @@ ${words}`,
  rows: (found): BookingRow[] =>
    found.map(({ createdAt, heldUntil, ...row }) => ({
      ...row,
      slotLost: slotOf({ ...row, heldUntil }, new Date())?.state === 'ended',
      createdAt: createdAt.toISOString(),
    })),
  csv: {
    Reference: (row) => row.reference,
    Name: (row) => row.name,
    Phone: (row) => row.phone,
    Email: (row) => row.email,
    Service: (row) => row.service,
    'More lines': (row) => row.moreLines,
    Date: (row) => row.eventDate,
    Start: (row) => row.startTime,
    Minutes: (row) => row.minutes,
    Kind: (row) => row.kind,
    Source: (row) => sourceWords[row.source],
    Status: (row) => bookingStates[row.status],
    'Total (RWF)': (row) => row.total,
    'Price is final': (row) => row.fixed,
    'Paid (RWF)': (row) => row.paid,
    Booked: (row) => new Date(row.createdAt),
  },
});
