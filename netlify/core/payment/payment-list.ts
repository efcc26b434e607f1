import { eq, sql } from 'drizzle-orm';
import { type PaymentRow, paymentListRules, paymentStateNames } from '#src/domain/payment/payment-list.ts';
import { bookings } from '../booking/booking.table.ts';
import { fromDay, throughDay } from '../lists/day-range.ts';
import { list } from '../lists/list.ts';
import { ledgerEntries } from './ledger/ledger.table.ts';
import { payments } from './payment.table.ts';
import { waitsForFollowUp } from './waits-for-follow-up.ts';

const { id, bookingId, attempt, status, amount, phone, transactionRef, createdAt, settledAt } = payments;

const ofFee = sql`from ${ledgerEntries} where ${ledgerEntries.paymentId} = ${id} and ${ledgerEntries.kind} = 'fee'`;
const fee = sql<number | null>`(select ${ledgerEntries.amount} ${ofFee})`.mapWith(Number);
const ofBooking = sql`from ${bookings} where ${bookings.id} = ${bookingId}`;

export const paymentList = list({
  rules: paymentListRules,
  table: payments,
  id,
  columns: {
    id,
    bookingId,
    attempt,
    status,
    amount,
    phone,
    transactionRef,
    createdAt,
    settledAt,
    fee,
    booking: sql<string>`(select ${bookings.reference} ${ofBooking})`,
    clientId: sql<string | null>`(select ${bookings.clientId} ${ofBooking})`,
    name: sql<string>`(select ${bookings.name} ${ofBooking})`,
    failure: payments.failureDetail,
  },
  sorts: { createdAt, amount },
  filters: {
    status: (wanted) => eq(status, wanted),
    waits: waitsForFollowUp,
    from: (day) => fromDay(createdAt, day),
    to: (day) => throughDay(createdAt, day),
    settledFrom: (day) => fromDay(settledAt, day),
    settledTo: (day) => throughDay(settledAt, day),
  },
  // Separate searches, so that each uses its own index; run first, to avoid scanning the list.
  search: (words) =>
    sql`${id} = any(array(select found.id from payments found where found.search @@ ${words} union select found.id from payments found join bookings on bookings.id = found.booking_id where bookings.search @@ ${words}))`,
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
    Status: (row) => paymentStateNames[row.status],
    'Amount (RWF)': (row) => row.amount,
    'Fee (RWF)': (row) => row.fee,
    Phone: (row) => row.phone,
    'Paypack reference': (row) => row.transactionRef,
    Failure: (row) => row.failure,
    Requested: (row) => new Date(row.createdAt),
    Settled: (row) => row.settledAt && new Date(row.settledAt),
  },
});
