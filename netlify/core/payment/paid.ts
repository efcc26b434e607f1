import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { PaidState } from '#src/features/booking/booking-list.ts';
import { bookingLines, bookings } from '../booking/booking.table.ts';
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

/** Bookings of which something is still owed: the sum of all that counts for the price, or the price where nothing was charged. */
export function isOwed(bookingId: PgColumn): SQL {
  const entries = sql`from ${ledgerEntries} where ${ledgerEntries.bookingId} = ${bookingId} and ${ledgerEntries.account} = 'booking'`;
  return sql`coalesce((select sum(${ledgerEntries.amount}) ${entries}), ${bookings.total}) > 0`;
}

/** Bookings of which all, nothing or a part is paid, as `paidState` tells it. */
export function isPaid(state: PaidState): SQL {
  const fixed = sql`(${bookings.agreedAt} is not null or (select bool_and(${bookingLines.fixed}) from ${bookingLines} where ${bookingLines.bookingId} = ${bookings.id}))`;
  const paid = paidOf(bookings.id);
  const whole = sql`(${fixed} and (${paid} > 0 or ${bookings.total} = 0) and not ${isOwed(bookings.id)})`;
  if (state === 'paid') return whole;
  return state === 'part' ? sql`(${paid} > 0 and not ${whole})` : sql`(${paid} = 0 and not ${whole})`;
}
