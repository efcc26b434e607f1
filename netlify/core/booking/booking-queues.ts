import { and, eq, exists, gt, isNull, ne, not, or, type SQL, sql } from 'drizzle-orm';
import { type BookingQueue, bookingQueues } from '#src/domain/booking/booking-queues.ts';
import { db } from '../database.ts';
import { ledgerEntries } from '../payment/ledger/ledger.table.ts';
import { payments } from '../payment/payment.table.ts';
import { bookingParts } from '../payment/plan/plan-part.table.ts';
import { refundRequests } from '../payment/refund-approval/refund-request.table.ts';
import { bookingLines, bookings, canAgreeRefund, isOwedBack, isPaidWithoutDay } from './booking.table.ts';
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
      return isPaidWithoutDay(bookings);
    case 'refund':
      return sql`${bookings.id} = any(array(${refundOwed} union all ${refundToAgree}))`;
    case 'approval':
      return sql`${bookings.id} in (select ${refundRequests.bookingId} from ${refundRequests} where ${refundRequests.state} = 'open')`;
    case 'overdue':
      return sql`${bookings.id} = any(array(select ${bookingParts.bookingId} ${lateParts}))`;
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
  or(gt(bookings.paid, 0), sql`${requests} = 0 and not ${hasOpenOffer(sql`${offers.lastDay} >= ${today}`)}`),
);

function waitsForPrice(): SQL | undefined {
  const unpriced = db()
    .select({ one: sql`1` })
    .from(bookingLines)
    .where(and(eq(bookingLines.bookingId, bookings.id), not(bookingLines.fixed)));
  return and(ne(bookings.status, 'cancelled'), isNull(bookings.agreedAt), exists(unpriced));
}

const requested = (what: SQL) =>
  sql`(select ${what} from ${refundRequests} where ${refundRequests.bookingId} = ${bookings.id} and ${refundRequests.state} = 'open')`;

const refundedSince = sql`exists (select 1 from ${ledgerEntries} given where given.booking_id = ${bookings.id} and given.kind = 'refund' and given.written_at >= ${bookings.cancelledAt} and not exists (select 1 from ${ledgerEntries} back where back.entry_id = given.id))`;

const refundOwed = sql`select ${bookings.id} from ${bookings} where ${isOwedBack(bookings)}`;

const refundToAgree = sql`select ${bookings.id} from ${bookings} where ${and(
  eq(bookings.status, 'cancelled'),
  canAgreeRefund(bookings),
  sql`coalesce(${bookings.eventDate}, (${bookings.cancelledAt} at time zone 'Africa/Kigali')::date) >= ${today} - 30`,
  sql`not ${refundedSince}`,
)}`;

/**
 * Bookings that owe for certain. One whose slot is only held may be abandoned, as may goods that
 * nothing was paid of.
 */
export const owesForCertain = and(
  ne(bookings.status, 'cancelled'),
  isNull(bookings.heldUntil),
  gt(bookings.due, 0),
  or(ne(bookings.kind, 'goods'), eq(bookings.status, 'confirmed'), gt(bookings.paid, 0)),
);

// Fees have a state of their own. An array, so that the database reads the parts of these bookings only, in one pass.
const lateParts = sql`from ${bookingParts} where ${bookingParts.bookingId} = any(array(select ${bookings.id} from ${bookings} where ${and(ne(bookings.kind, 'fee'), owesForCertain)})) and ${bookingParts.paid} < ${bookingParts.amount} and ${bookingParts.dueDay} < ${today}`;

const written = (moment: SQL, which: SQL) =>
  sql`(select ${moment} from ${ledgerEntries} where ${ledgerEntries.bookingId} = ${bookings.id} and ${which})`;

/** Start of the wait for confirmation: the first payment, or else the booking. */
export const confirmableSince = sql<string>`coalesce(${written(sql`min(${ledgerEntries.writtenAt})`, eq(ledgerEntries.kind, 'payment'))}, ${bookings.createdAt})`;

const waitsSince: Record<Exclude<BookingQueue, 'overdue'>, SQL> = {
  confirmation: confirmableSince,
  price: sql`${bookings.createdAt}`,
  date: sql`${bookings.createdAt}`,
  refund: sql`greatest(${bookings.cancelledAt}, ${written(sql`max(${ledgerEntries.writtenAt})`, sql`${ledgerEntries.account} <> 'fees'`)})`,
  approval: requested(sql`max(${refundRequests.createdAt})`),
  offer: sql`${bookings.createdAt}`,
};

/** Selects `id` of each booking in a queue, and `since`, the start of its wait. */
export function waitingIn(queue: BookingQueue): SQL {
  if (queue === 'overdue')
    return sql`select ${bookingParts.bookingId} as id, min(${bookingParts.dueDay})::timestamp at time zone 'Africa/Kigali' as since ${lateParts} group by ${bookingParts.bookingId}`;
  return sql`select ${bookings.id} as id, ${waitsSince[queue]} as since from ${bookings} where ${isInQueue(queue)}`;
}
