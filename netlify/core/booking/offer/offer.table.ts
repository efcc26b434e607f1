import { sql } from 'drizzle-orm';
import { bigint, check, date, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { offerStates } from '#src/domain/booking/offer/offer.ts';
import { bookings } from '../booking.table.ts';

/**
 * Prices that the studio offered for a request. At most one of a booking's offers is open and one accepted; a trigger lets
 * only an open one change, and of it only its state; its words can be emptied.
 */
export const offers = pgTable(
  'offers',
  {
    id: uuid().primaryKey().defaultRandom(),
    bookingId: uuid('booking_id')
      .notNull()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    /** RWF for all of the booking. */
    total: bigint({ mode: 'number' }).notNull(),
    /** RWF per line, which add up to the total; null if there is one price for all. */
    prices: jsonb().$type<number[]>(),
    /** The studio's message to the client. */
    message: text().notNull().default(''),
    /** The last calendar date in Kigali on which it can be accepted. */
    lastDay: date('last_day', { mode: 'string' }).notNull(),
    /** Why it is outside the published prices; for the staff. */
    reason: text().notNull(),
    state: text({ enum: offerStates }).notNull().default('open'),
    /** Who made it. */
    actor: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** When it was accepted, withdrawn or replaced. */
    closedAt: timestamp('closed_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('offers_one_open').on(table.bookingId).where(sql`${table.state} = 'open'`),
    uniqueIndex('offers_one_accepted').on(table.bookingId).where(sql`${table.state} = 'accepted'`),
    check('offers_total', sql`${table.total} > 0`),
    check('offers_state', sql`${table.state} in ('open', 'accepted', 'withdrawn', 'replaced')`),
    check('offers_closed', sql`(${table.state} = 'open') = (${table.closedAt} is null)`),
  ],
);
