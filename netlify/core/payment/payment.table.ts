import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { PaymentFailure } from '#src/domain/payment/payment-failure.ts';
import { bookings } from '../booking/booking.table.ts';
import { digest, inRange, knownWord, mobileNumberOrNone } from '../checks.ts';
import { shares } from './share/share.table.ts';

const paymentStatuses = ['pending', 'successful', 'failed'] as const;

export const payments = pgTable(
  'payments',
  {
    /** Without its dashes also the idempotency key at Paypack. */
    id: uuid().primaryKey().defaultRandom(),
    bookingId: uuid('booking_id')
      .notNull()
      .references(() => bookings.id),
    /** 1 for the first, 2 after the first retry, and so on. */
    attempt: integer().notNull(),
    status: text({ enum: paymentStatuses }).notNull().default('pending'),
    /** RWF */
    amount: bigint({ mode: 'number' }).notNull(),
    /** Phone that gets the prompt: ten digits starting with 07. */
    phone: text().notNull(),
    /** Keyed digest of a deleted account's phone, while the request counts towards its limit. */
    phoneDigest: text('phone_digest'),
    /** True if staff requested it; then the phone's daily limit does not apply. */
    byStaff: boolean('by_staff').notNull().default(false),
    /** Paypack's reference; null until Paypack has the request. */
    transactionRef: text('transaction_ref').unique(),
    /** Share that it pays; null for the booking's own requests. */
    shareId: uuid('share_id').references(() => shares.id),
    failure: text().$type<PaymentFailure>(),
    /** Paypack's error message, for admins. */
    failureDetail: text('failure_detail'),
    /** Tries of the present step: requesting the payment, then polling its outcome. */
    tries: integer().notNull().default(0),
    /** Next attempt; pushed forward while a function holds the lease. */
    dueAt: timestamp('due_at', { withTimezone: true }).notNull().defaultNow(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** Time it was first let through to the phone; it counts towards the phone's limit from then on. */
    promptedAt: timestamp('prompted_at', { withTimezone: true }),
    requestedAt: timestamp('requested_at', { withTimezone: true }),
    settledAt: timestamp('settled_at', { withTimezone: true }),
  },
  (table) => [
    unique('payments_attempt').on(table.bookingId, table.attempt),
    /** Target of the ledger's foreign key, so that no entry names another booking's payment. */
    unique('payments_of_booking').on(table.bookingId, table.id),
    uniqueIndex('payments_one_pending')
      .on(table.bookingId, sql`coalesce(${table.shareId}, '00000000-0000-0000-0000-000000000000')`)
      .where(sql`${table.status} = 'pending'`),
    index('payments_share').on(table.shareId).where(sql`${table.shareId} is not null`),
    index('payments_newest').on(table.createdAt, table.id),
    // Includes the amount, so that list sums come from the index alone.
    index('payments_status').on(table.status, table.createdAt, table.id, table.amount),
    index('payments_failed')
      .on(table.bookingId, table.attempt, table.createdAt)
      .where(sql`${table.status} = 'failed'`),
    index('payments_amount').on(table.amount, table.id),
    index('payments_prompted').on(table.phone, table.promptedAt),
    index('payments_prompted_digest').on(table.phoneDigest).where(sql`${table.phoneDigest} is not null`),
    index('payments_settled').on(table.settledAt),
    index('payments_due').on(table.dueAt).where(sql`${table.status} = 'pending'`),
    knownWord(table.status, paymentStatuses),
    mobileNumberOrNone(table.phone),
    digest(table.phoneDigest),
    check('payments_phone_or_digest', sql`${table.phoneDigest} is null or ${table.phone} = ''`),
    inRange(table.attempt, 1),
    inRange(table.amount, 1),
    inRange(table.tries, 0),
  ],
);
