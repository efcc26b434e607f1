import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { bookings } from '../booking/booking.table.ts';
import { db } from '../database.ts';
import { ledgerEntries } from './ledger/ledger.table.ts';

/** Selects the RWF paid for a booking, less refunds. */
export function paidOf(bookingId: PgColumn): SQL<number> {
  const moved = sql`from ${ledgerEntries} where ${ledgerEntries.bookingId} = ${bookingId} and ${ledgerEntries.account} = 'booking' and ${ledgerEntries.method} is not null`;
  // A nested fragment, because Drizzle drops the table names of a column that is selected alone.
  return sql<number>`coalesce((select -sum(${ledgerEntries.amount}) ${moved}), 0)::bigint`.mapWith(Number);
}

/** Selects the RWF paid twice or too late for a booking and not refunded yet. */
export function surplusOf(bookingId: PgColumn): SQL<number> {
  const entries = sql`from ${ledgerEntries} where ${ledgerEntries.bookingId} = ${bookingId} and ${ledgerEntries.account} = 'surplus'`;
  return sql<number>`coalesce((select -sum(${ledgerEntries.amount}) ${entries}), 0)::bigint`.mapWith(Number);
}

/** Selects the RWF charged for a booking, or its total before any charge. */
export function chargedOf(bookingId: PgColumn): SQL<number> {
  const charges = sql`from ${ledgerEntries} where ${ledgerEntries.bookingId} = ${bookingId} and ${ledgerEntries.account} = 'booking' and ${ledgerEntries.method} is null`;
  return sql<number>`coalesce((select sum(${ledgerEntries.amount}) ${charges}), ${bookings.total})::bigint`.mapWith(
    Number,
  );
}

/** Sums charged and paid for a lateral join. Null: the total for `charged`, 0 for `paid`. */
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

export function isOwed(bookingId: PgColumn): SQL {
  const entries = sql`from ${ledgerEntries} where ${ledgerEntries.bookingId} = ${bookingId} and ${ledgerEntries.account} = 'booking'`;
  return sql`coalesce((select sum(${ledgerEntries.amount}) ${entries}), ${bookings.total}) > 0`;
}
