import { and, eq, exists, gt, inArray, isNull, lt, ne, not, or, type SQL, sql } from 'drizzle-orm';
import { type BookingQueue, bookingQueues } from '#src/domain/booking/booking-queues.ts';
import { db } from '../database.ts';
import { canOweRefund, ledgerEntries } from '../payment/ledger/ledger.table.ts';
import { paidOf } from '../payment/paid.ts';
import { payments } from '../payment/payment.table.ts';
import { bookingParts } from '../payment/plan/plan-part.table.ts';
import { refundRequests } from '../payment/refund-approval/refund-request.table.ts';
import { bookingLines, bookings } from './booking.table.ts';
import { offers } from './offer/offer.table.ts';

export function isInQueue(queue: BookingQueue | 'any'): SQL | undefined {
  switch (queue) {
    case 'any':
      return or(...bookingQueues.map((one) => isInQueue(one)));
    case 'confirmation':
      return waitsForConfirmation;
    case 'price':
      return waitsForPrice();
    case 'date':
      return waitsForDate;
    case 'refund':
      return sql`${bookings.id} = any(array(${refundOwed} union all select ${bookings.id} from ${bookings} where ${refundToAgree}))`;
    case 'approval':
      return sql`${bookings.id} in (select ${refundRequests.bookingId} from ${refundRequests} where ${refundRequests.state} = 'open')`;
    case 'overdue':
      return isPaymentOverdue;
    case 'offer':
      return and(ne(bookings.status, 'cancelled'), hasOpenOffer(sql`${offers.lastDay} = ${today}`));
  }
}

/** Today in Kigali by the database's clock, because conditions are built once per server. */
const today = sql`(now() at time zone 'Africa/Kigali')::date`;

function hasOpenOffer(which: SQL): SQL {
  return sql`exists (select 1 from ${offers} where ${offers.bookingId} = ${bookings.id} and ${offers.state} = 'open' and ${which})`;
}

/** A count, because for an `exists` within an `or` the database would read all payments. */
const requests = sql`(select count(*) from ${payments} where ${payments.bookingId} = ${bookings.id})`;

/** Bookings to confirm: something is paid, or neither a payment request nor an open offer was sent. */
const waitsForConfirmation = and(
  ne(bookings.kind, 'fee'),
  eq(bookings.status, 'pending'),
  or(
    gt(paidOf(bookings.id), 0),
    sql`${requests} = 0 and not ${hasOpenOffer(sql`${offers.lastDay} >= ${today}`)}`,
  ),
);

function waitsForPrice(): SQL | undefined {
  const unpriced = db()
    .select({ one: sql`1` })
    .from(bookingLines)
    .where(and(eq(bookingLines.bookingId, bookings.id), not(bookingLines.fixed)));
  return and(ne(bookings.status, 'cancelled'), isNull(bookings.agreedAt), exists(unpriced));
}

/** Paid sessions without a day: never chosen, or lost when the money arrived late. */
const waitsForDate = and(
  isNull(bookings.eventDate),
  ne(bookings.status, 'cancelled'),
  eq(bookings.kind, 'session'),
  gt(paidOf(bookings.id), 0),
);

/** Only these entries can leave a booking paid above its price: the database refuses such payments. */
const mayBeOwed = sql`select ${ledgerEntries.bookingId} from ${ledgerEntries} where ${canOweRefund(ledgerEntries)}`;

/** Bookings paid twice or above their price. */
const refundOwed = sql`select ${ledgerEntries.bookingId} from ${ledgerEntries} where ${ledgerEntries.account} <> 'fees' and ${ledgerEntries.bookingId} in (${mayBeOwed}) group by ${ledgerEntries.bookingId}, ${ledgerEntries.account} having ${lt(sql`sum(${ledgerEntries.amount})`, 0)}`;

const requested = (what: SQL) =>
  sql`(select ${what} from ${refundRequests} where ${refundRequests.bookingId} = ${bookings.id} and ${refundRequests.state} = 'open')`;

const refundedSince = sql`exists (select 1 from ${ledgerEntries} given where given.booking_id = ${bookings.id} and given.kind = 'refund' and given.written_at >= ${bookings.cancelledAt} and not exists (select 1 from ${ledgerEntries} back where back.entry_id = given.id))`;

const refundToAgree = and(
  eq(bookings.status, 'cancelled'),
  inArray(bookings.refund, ['less-costs', 'reduced']),
  sql`coalesce(${bookings.eventDate}, (${bookings.cancelledAt} at time zone 'Africa/Kigali')::date) >= ${today} - 30`,
  // After the conditions that read less.
  gt(paidOf(bookings.id), 0),
  sql`not ${refundedSince}`,
);

const openPart = sql`from ${bookingParts} where ${bookingParts.bookingId} = ${bookings.id} and ${bookingParts.paid} < ${bookingParts.amount} and ${bookingParts.dueDay} < ${today}`;

/**
 * Bookings with an open part whose day has passed. One whose slot is only held was not paid in time
 * and may be abandoned, as may goods that nothing was paid of. Fees have a state of their own.
 */
const isPaymentOverdue = and(
  ne(bookings.kind, 'fee'),
  ne(bookings.status, 'cancelled'),
  isNull(bookings.heldUntil),
  gt(bookings.due, 0),
  or(eq(bookings.kind, 'session'), eq(bookings.status, 'confirmed'), gt(paidOf(bookings.id), 0)),
  // A count is read for each of the few candidates; exists would read the parts of all bookings.
  sql`(select count(*) ${openPart}) > 0`,
);

const written = (moment: SQL, which: SQL) =>
  sql`(select ${moment} from ${ledgerEntries} where ${ledgerEntries.bookingId} = ${bookings.id} and ${which})`;

/** Start of the wait for confirmation: the first payment, or else the booking. */
export const confirmableSince = sql<string>`coalesce(${written(sql`min(${ledgerEntries.writtenAt})`, eq(ledgerEntries.kind, 'payment'))}, ${bookings.createdAt})`;

export const waitsSince: Record<BookingQueue | 'any', SQL> = {
  any: sql`${bookings.createdAt}`,
  confirmation: confirmableSince,
  price: sql`${bookings.createdAt}`,
  date: sql`${bookings.createdAt}`,
  refund: sql`greatest(${bookings.cancelledAt}, ${written(sql`max(${ledgerEntries.writtenAt})`, sql`${ledgerEntries.account} <> 'fees'`)})`,
  approval: requested(sql`max(${refundRequests.createdAt})`),
  overdue: sql`(select min(${bookingParts.dueDay})::timestamp at time zone 'Africa/Kigali' ${openPart})`,
  offer: sql`${bookings.createdAt}`,
};
