import { bigint, index, integer, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { differenceKinds } from '#src/domain/payment/differences/difference.ts';
import { paymentStatuses } from '#src/domain/payment/payment.ts';
import { bookings } from '../../booking/booking.table.ts';
import { inRange, knownWord } from '../../checks.ts';
import { payments } from '../payment.table.ts';

/** Differences found at night, with Paypack or in the ledger, each stored once. */
export const paymentDifferences = pgTable(
  'payment_differences',
  {
    id: uuid().primaryKey().defaultRandom(),
    kind: text({ enum: differenceKinds }).notNull(),
    /** Paypack's reference; for one of the ledger, its booking's. */
    transactionRef: text('transaction_ref').notNull(),
    /** Deleted with its payment; null when there is none. */
    paymentId: uuid('payment_id').references(() => payments.id, { onDelete: 'cascade' }),
    /** Booking of a difference in its ledger; deleted with it. */
    bookingId: uuid('booking_id').references(() => bookings.id, { onDelete: 'cascade' }),
    /** Masked: Paypack has the full number. */
    phone: text().notNull(),
    /** RWF */
    ourAmount: bigint('our_amount', { mode: 'number' }),
    ourStatus: text('our_status', { enum: paymentStatuses }),
    /** RWF */
    theirAmount: bigint('their_amount', { mode: 'number' }),
    theirStatus: text('their_status', { enum: paymentStatuses }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    settledAt: timestamp('settled_at', { withTimezone: true }),
    note: text().notNull().default(''),
    version: integer().notNull().default(1),
  },
  (table) => [
    unique('payment_differences_once').on(table.kind, table.transactionRef),
    index('payment_differences_newest').on(table.createdAt, table.id),
    index('payment_differences_payment').on(table.paymentId),
    index('payment_differences_booking').on(table.bookingId),
    knownWord(table.kind, differenceKinds),
    knownWord(table.ourStatus, paymentStatuses),
    knownWord(table.theirStatus, paymentStatuses),
    inRange(table.version, 1),
  ],
);
