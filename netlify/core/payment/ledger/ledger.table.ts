import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  foreignKey,
  index,
  pgTable,
  pgView,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { entryKinds, ledgerAccounts, paymentMethods } from '#src/domain/payment/ledger.ts';
import { bookings } from '../../booking/booking.table.ts';
import { payments } from '../payment.table.ts';

/**
 * What a booking's client owes, paid and got back. Rows are only ever added, one after the other for each booking, and go
 * with the booking alone; only a reason can be emptied. Triggers of the migration see to it, and to what the sums must
 * never be.
 */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: uuid().primaryKey().defaultRandom(),
    bookingId: uuid('booking_id')
      .notNull()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    kind: text({ enum: entryKinds }).notNull(),
    account: text({ enum: ledgerAccounts }).notNull(),
    /** How money moved; null for a charge. */
    method: text({ enum: paymentMethods }),
    /** RWF as they change what the client owes: a charge is positive, a payment negative, a refund positive. */
    amount: bigint({ mode: 'number' }).notNull(),
    /** When it happened: the calendar date in Kigali. */
    day: date({ mode: 'string' }).notNull(),
    writtenAt: timestamp('written_at', { withTimezone: true }).notNull().default(sql`clock_timestamp()`),
    /** `visitor`, `paypack`, `system`, or the id of a member of staff. */
    actor: text().notNull(),
    reason: text().notNull().default(''),
    /** The request for money by which it came. */
    paymentId: uuid('payment_id'),
    /** The entry that a reversal takes back. */
    entryId: uuid('entry_id'),
  },
  (table) => [
    unique('ledger_entries_of_booking').on(table.bookingId, table.id),
    foreignKey({
      name: 'ledger_entries_same_booking',
      columns: [table.bookingId, table.entryId],
      foreignColumns: [table.bookingId, table.id],
    }),
    // Deferred by hand in the migration: an erased booking's payments go before its entries do.
    foreignKey({
      name: 'ledger_entries_payment_of_booking',
      columns: [table.bookingId, table.paymentId],
      foreignColumns: [payments.bookingId, payments.id],
    }),
    // All that is added up, so that sums are read from an index alone.
    index('ledger_entries_booking').on(table.bookingId, table.account, table.method, table.amount),
    index('ledger_entries_moved')
      .on(table.bookingId, table.amount)
      .where(sql`${table.account} = 'booking' and ${table.method} is not null`),
    index('ledger_entries_fees').on(table.paymentId, table.amount).where(sql`${table.kind} = 'fee'`),
    index('ledger_entries_day').on(table.day, table.account, table.method, table.amount),
    uniqueIndex('ledger_entries_reversed_once').on(table.entryId).where(sql`${table.kind} = 'reversal'`),
    uniqueIndex('ledger_entries_payment_once')
      .on(table.paymentId, table.kind, table.account)
      .where(sql`${table.kind} in ('payment', 'fee')`),
    check(
      'ledger_entries_sign',
      sql`case ${table.kind} when 'payment' then ${table.amount} < 0 when 'reversal' then ${table.amount} <> 0 else ${table.amount} > 0 end`,
    ),
    check(
      'ledger_entries_account',
      sql`case ${table.kind} when 'charge' then ${table.account} = 'booking' when 'fee' then ${table.account} = 'fees' when 'reversal' then ${table.account} in ('booking', 'surplus', 'fees') else ${table.account} in ('booking', 'surplus') end`,
    ),
    check(
      'ledger_entries_method',
      sql`case ${table.kind} when 'charge' then ${table.method} is null when 'reversal' then true else ${table.method} is not null end`,
    ),
    check(
      'ledger_entries_words',
      sql`${table.kind} in ('charge', 'payment', 'fee', 'refund', 'reversal') and ${table.method} in ('mobile-money', 'cash', 'bank')`,
    ),
    check('ledger_entries_reverses', sql`(${table.kind} = 'reversal') = (${table.entryId} is not null)`),
  ],
);

const rwf = (name: string) => bigint(name, { mode: 'number' }).notNull();

/** The sums of each booking that has entries: the one place where they are added up. */
export const bookingBalances = pgView('booking_balances', {
  bookingId: uuid('booking_id').notNull(),
  charged: rwf('charged'),
  paid: rwf('paid'),
  refunded: rwf('refunded'),
  surplus: rwf('surplus'),
  fees: rwf('fees'),
  balance: rwf('balance'),
}).existing();
