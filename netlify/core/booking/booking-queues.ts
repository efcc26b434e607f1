import { and, eq, exists, gt, lt, ne, notExists, or, type SQL, sql } from 'drizzle-orm';
import { type BookingQueue, bookingQueues } from '#src/features/booking/booking-queues.ts';
import { todayInKigali } from '#src/lib/dates/dates.ts';
import { db } from '../database.ts';
import { ledgerEntries } from '../payment/ledger/ledger.table.ts';
import { paidOf } from '../payment/paid.ts';
import { payments } from '../payment/payment.table.ts';
import { bookings } from './booking.table.ts';
import { offers } from './offer/offer.table.ts';
import { waitsForDate } from './waits-for-date.ts';
import { waitsForPrice } from './waits-for-price.ts';

/** The bookings in a queue: one condition for its number and for its list. */
export function isInQueue(queue: BookingQueue | 'any', now = new Date()): SQL | undefined {
  switch (queue) {
    case 'any':
      return or(...bookingQueues.map((one) => isInQueue(one, now)));
    case 'confirmation':
      return waitsForConfirmation(now);
    case 'price':
      return waitsForPrice();
    case 'date':
      return waitsForDate();
    case 'refund':
      return refundOwed;
    case 'offer':
      return and(ne(bookings.status, 'cancelled'), hasOpenOffer(eq(offers.lastDay, todayInKigali(now))));
  }
}

const one = sql`1`;

/**
 * Sessions that the studio has to confirm: something is paid, or no payment was requested and no price is out that the client
 * could accept.
 */
function waitsForConfirmation(now: Date): SQL | undefined {
  const requested = db().select({ one }).from(payments).where(eq(payments.bookingId, bookings.id));
  const offered = hasOpenOffer(sql`${offers.lastDay} >= ${todayInKigali(now)}`);
  return and(
    eq(bookings.kind, 'session'),
    eq(bookings.status, 'pending'),
    or(gt(paidOf(bookings.id), 0), and(notExists(requested), sql`not ${offered}`)),
  );
}

function hasOpenOffer(which: SQL): SQL {
  const open = and(eq(offers.bookingId, bookings.id), eq(offers.state, 'open'), which);
  return exists(db().select({ one }).from(offers).where(open));
}

/** More came in for the booking than it costs, or it came twice: read from the ledger's index in one go. */
const refundOwed = sql`${bookings.id} in (select ${ledgerEntries.bookingId} from ${ledgerEntries} where ${ledgerEntries.account} <> 'fees' group by ${ledgerEntries.bookingId}, ${ledgerEntries.account} having ${lt(sql`sum(${ledgerEntries.amount})`, 0)})`;

/** The moments of a booking's entries in the ledger. */
const written = (moment: SQL, which: SQL) =>
  sql`(select ${moment} from ${ledgerEntries} where ${ledgerEntries.bookingId} = ${bookings.id} and ${which})`;

/** Since when a booking waits for its confirmation: its first payment, or the request. */
export const confirmableSince = sql<string>`coalesce(${written(sql`min(${ledgerEntries.writtenAt})`, eq(ledgerEntries.kind, 'payment'))}, ${bookings.createdAt})`;

/** Since when a booking waits in a queue. */
export const waitsSince: Record<BookingQueue | 'any', SQL> = {
  any: sql`${bookings.createdAt}`,
  confirmation: confirmableSince,
  price: sql`${bookings.createdAt}`,
  date: sql`${bookings.createdAt}`,
  refund: written(sql`max(${ledgerEntries.writtenAt})`, sql`${ledgerEntries.account} <> 'fees'`),
  offer: sql`${bookings.createdAt}`,
};
