import { eq, sql } from 'drizzle-orm';
import { type PaymentRow, paymentListRules } from '#src/features/payment/payment-list.ts';
import { bookings } from '../booking/booking.table.ts';
import { fromDay, throughDay } from '../lists/day-range.ts';
import { list } from '../lists/list.ts';
import { payments } from './payment.table.ts';
import { waitsForFollowUp } from './waits-for-follow-up.ts';

const { id, bookingId, attempt, status, amount, phone, transactionRef, createdAt, settledAt } = payments;

const ofBooking = sql`from ${bookings} where ${bookings.id} = ${bookingId}`;

/** The staff's list of payments. It is searched by what the booking is found by. */
export const paymentList = list({
  rules: paymentListRules,
  table: payments,
  id,
  columns: {
    ...{ id, bookingId, attempt, status, amount, phone, transactionRef, createdAt, settledAt },
    booking: sql<string>`(select ${bookings.reference} ${ofBooking})`,
    name: sql<string>`(select ${bookings.name} ${ofBooking})`,
    failure: payments.failureDetail,
  },
  sorts: { createdAt, amount },
  filters: {
    status: (wanted) => eq(status, wanted),
    waits: waitsForFollowUp,
    from: (day) => fromDay(createdAt, day),
    to: (day) => throughDay(createdAt, day),
  },
  search: (words) =>
    sql`${bookingId} in (select ${bookings.id} from ${bookings} where ${bookings}.search @@ ${words})`,
  rows: (found): PaymentRow[] =>
    found.map((row) => ({
      ...row,
      createdAt: row.createdAt.toISOString(),
      settledAt: row.settledAt?.toISOString() ?? null,
    })),
  csv: {
    Booking: (row) => row.booking,
    Name: (row) => row.name,
    Attempt: (row) => row.attempt,
    Status: (row) => row.status,
    'Amount (RWF)': (row) => row.amount,
    Phone: (row) => row.phone,
    'Paypack reference': (row) => row.transactionRef,
    Failure: (row) => row.failure,
    Asked: (row) => new Date(row.createdAt),
    Settled: (row) => row.settledAt && new Date(row.settledAt),
  },
});
