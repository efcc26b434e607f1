import { sql } from 'drizzle-orm';
import { bigint, check, date, integer, pgTable, pgView, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { bookings } from '../../booking/booking.table.ts';
import { inRange } from '../../checks.ts';

/** Agreed parts of a booking's price; a booking without any is due as a whole on the day it was made. */
export const planParts = pgTable(
  'plan_parts',
  {
    bookingId: uuid('booking_id')
      .notNull()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    /** RWF */
    amount: bigint({ mode: 'number' }).notNull(),
    /** Calendar date in Kigali. */
    dueDay: date('due_day', { mode: 'string' }),
    /** Days before the session; the due day moves with it. */
    daysBefore: integer('days_before'),
  },
  (table) => [
    primaryKey({ columns: [table.bookingId, table.position] }),
    inRange(table.position, 0),
    inRange(table.amount, 1),
    inRange(table.daysBefore, 0),
    check('plan_parts_one_due', sql`num_nonnulls(${table.dueDay}, ${table.daysBefore}) <= 1`),
  ],
);

/**
 * Parts of every charged booking at present. They add up to what is charged: the last one takes
 * the difference. Payments less refunds fill them in order.
 */
export const bookingParts = pgView('booking_parts', {
  bookingId: uuid('booking_id').notNull(),
  position: integer().notNull(),
  amount: bigint({ mode: 'number' }).notNull(),
  dueDay: date('due_day', { mode: 'string' }),
  paid: bigint({ mode: 'number' }).notNull(),
}).existing();
