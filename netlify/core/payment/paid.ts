import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { bookings } from '../booking/booking.table.ts';
import { db } from '../database.ts';
import { ledgerEntries } from './ledger/ledger.table.ts';

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
      charged: sql<string>`sum(${amount}) filter (where ${method} is null)`.as('money_charged'),
      paid: sql<string>`-sum(${amount}) filter (where ${method} is not null)`.as('money_paid'),
    })
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.bookingId, bookingId), eq(account, 'booking')))
    .as('money');
}

export function isOwed(bookingId: PgColumn): SQL {
  const entries = sql`from ${ledgerEntries} where ${ledgerEntries.bookingId} = ${bookingId} and ${ledgerEntries.account} = 'booking'`;
  return sql`coalesce((select sum(${ledgerEntries.amount}) ${entries}), ${bookings.total}) > 0`;
}
