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
 * Append-only ledger of what clients owe, paid and got back; deleted only with the booking.
 * Triggers enforce this and the limits of the sums. Only a reason can be emptied.
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
    /** Payment method; null for a charge. */
    method: text({ enum: paymentMethods }),
    /** RWF by which the debt changes: charges and refunds are positive, payments negative. */
    amount: bigint({ mode: 'number' }).notNull(),
    /** Calendar date in Kigali on which it happened. */
    day: date({ mode: 'string' }).notNull(),
    writtenAt: timestamp('written_at', { withTimezone: true }).notNull().default(sql`clock_timestamp()`),
    /** `visitor`, `paypack`, `system`, or the id of a member of staff. */
    actor: text().notNull(),
    reason: text().notNull().default(''),
    paymentId: uuid('payment_id'),
    /** Entry that a reversal reverses. */
    entryId: uuid('entry_id'),
  },
  (table) => [
    unique('ledger_entries_of_booking').on(table.bookingId, table.id),
    foreignKey({
      name: 'ledger_entries_same_booking',
      columns: [table.bookingId, table.entryId],
      foreignColumns: [table.bookingId, table.id],
    }),
    // Deferred manually in the migration: an erased booking's payments are deleted before its entries.
    foreignKey({
      name: 'ledger_entries_payment_of_booking',
      columns: [table.bookingId, table.paymentId],
      foreignColumns: [payments.bookingId, payments.id],
    }),
    // Covers all summed columns, for index-only scans.
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

/** Sums of each booking with entries; they are added up only here. */
export const bookingBalances = pgView('booking_balances', {
  bookingId: uuid('booking_id').notNull(),
  charged: rwf('charged'),
  paid: rwf('paid'),
  refunded: rwf('refunded'),
  surplus: rwf('surplus'),
  fees: rwf('fees'),
  balance: rwf('balance'),
}).existing();
