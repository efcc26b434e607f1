import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { bookings } from '../booking/booking.table.ts';
import { db } from '../database.ts';
import { ledgerEntries } from './ledger/ledger.table.ts';

/** What is owed and has been paid, for lists: the ledger’s sums in the form of subqueries. */

/** RWF that were paid for a booking and not given back: what moved for it, each with its sign. */
export function paidOf(bookingId: PgColumn): SQL<number> {
  const moved = sql`from ${ledgerEntries} where ${ledgerEntries.bookingId} = ${bookingId} and ${ledgerEntries.account} = 'booking' and ${ledgerEntries.method} is not null`;
  // In a part of its own: what stands alone in a selection loses the names of its tables.
  return sql<number>`coalesce((select -sum(${ledgerEntries.amount}) ${moved}), 0)::bigint`.mapWith(Number);
}

/** RWF that came twice or too late for a booking and were not given back yet. */
export function surplusOf(bookingId: PgColumn): SQL<number> {
  const entries = sql`from ${ledgerEntries} where ${ledgerEntries.bookingId} = ${bookingId} and ${ledgerEntries.account} = 'surplus'`;
  return sql<number>`coalesce((select -sum(${ledgerEntries.amount}) ${entries}), 0)::bigint`.mapWith(Number);
}

/** RWF that are owed for a booking: what was charged, or its total where nothing was yet. */
export function chargedOf(bookingId: PgColumn): SQL<number> {
  const charges = sql`from ${ledgerEntries} where ${ledgerEntries.bookingId} = ${bookingId} and ${ledgerEntries.account} = 'booking' and ${ledgerEntries.method} is null`;
  return sql<number>`coalesce((select sum(${ledgerEntries.amount}) ${charges}), ${bookings.total})::bigint`.mapWith(
    Number,
  );
}

/** Both at once, to be joined laterally where many bookings are read: one look into the ledger for each. Null is as above. */
export function moneyOf(bookingId: PgColumn) {
  const { amount, method, account } = ledgerEntries;
  return db()
    .select({
      charged: sql<string>`sum(${amount}) filter (where ${method} is null)`.as('charged'),
      paid: sql<string>`-sum(${amount}) filter (where ${method} is not null)`.as('paid'),
    })
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.bookingId, bookingId), eq(account, 'booking')))
    .as('money');
}

/** Bookings of which something is still owed: the sum of all that counts for the price, or the price where nothing was charged. */
export function isOwed(bookingId: PgColumn): SQL {
  const entries = sql`from ${ledgerEntries} where ${ledgerEntries.bookingId} = ${bookingId} and ${ledgerEntries.account} = 'booking'`;
  return sql`coalesce((select sum(${ledgerEntries.amount}) ${entries}), ${bookings.total}) > 0`;
}
