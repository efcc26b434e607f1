import { sql } from 'drizzle-orm';
import { bigint, check, date, index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { paymentMethods } from '#src/domain/payment/ledger.ts';
import { bookings } from '../../booking/booking.table.ts';
import { inRange, knownWord } from '../../checks.ts';

const refundRequestStates = ['open', 'approved', 'declined', 'withdrawn'] as const;

/** Refunds above the limit, which wait for a second super admin. */
export const refundRequests = pgTable(
  'refund_requests',
  {
    id: uuid().primaryKey().defaultRandom(),
    bookingId: uuid('booking_id')
      .notNull()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    method: text({ enum: paymentMethods }).notNull(),
    /** RWF */
    amount: bigint({ mode: 'number' }).notNull(),
    /** Calendar date in Kigali on which the money was returned. */
    day: date({ mode: 'string' }).notNull(),
    reason: text().notNull(),
    state: text({ enum: refundRequestStates }).notNull().default('open'),
    /** User id of the person who asks. */
    actor: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** User id of the person who decided; for an approval never the one who asks. */
    decidedBy: text('decided_by'),
    decidedAt: timestamp('decided_at', { withTimezone: true }),
    /** Reason of declining it; empty otherwise. */
    decisionReason: text('decision_reason').notNull().default(''),
  },
  (table) => [
    uniqueIndex('refund_requests_one_open').on(table.bookingId).where(sql`${table.state} = 'open'`),
    index('refund_requests_booking').on(table.bookingId),
    knownWord(table.method, paymentMethods),
    knownWord(table.state, refundRequestStates),
    inRange(table.amount, 1),
    check('refund_requests_decided', sql`(${table.state} = 'open') = (${table.decidedBy} is null)`),
    check(
      'refund_requests_second_person',
      sql`${table.state} <> 'approved' or ${table.decidedBy} <> ${table.actor}`,
    ),
  ],
);
