import { bigint, index, integer, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { differenceKinds } from '#src/domain/payment/differences/difference.ts';
import { paymentStatuses } from '#src/domain/payment/payment.ts';
import { inRange, knownWord } from '../../checks.ts';
import { payments } from '../payment.table.ts';

/** What the nightly comparison with Paypack found, each once. */
export const paymentDifferences = pgTable(
  'payment_differences',
  {
    id: uuid().primaryKey().defaultRandom(),
    kind: text({ enum: differenceKinds }).notNull(),
    transactionRef: text('transaction_ref').notNull(),
    /** It goes with its payment; null where there is none. */
    paymentId: uuid('payment_id').references(() => payments.id, { onDelete: 'cascade' }),
    /** Hidden in the middle: Paypack knows the rest. */
    phone: text().notNull(),
    /** RWF */
    ourAmount: bigint('our_amount', { mode: 'number' }),
    ourStatus: text('our_status', { enum: paymentStatuses }),
    /** RWF */
    theirAmount: bigint('their_amount', { mode: 'number' }),
    theirStatus: text('their_status', { enum: paymentStatuses }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** When someone dealt with it. */
    settledAt: timestamp('settled_at', { withTimezone: true }),
    note: text().notNull().default(''),
    /** Raised by the database with each change, so that a change knows whether it saw the last one. */
    version: integer().notNull().default(1),
  },
  (table) => [
    unique('payment_differences_once').on(table.kind, table.transactionRef),
    index('payment_differences_newest').on(table.createdAt, table.id),
    index('payment_differences_payment').on(table.paymentId),
    knownWord(table.kind, differenceKinds),
    knownWord(table.ourStatus, paymentStatuses),
    knownWord(table.theirStatus, paymentStatuses),
    inRange(table.version, 1),
  ],
);
