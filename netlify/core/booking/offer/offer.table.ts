import { sql } from 'drizzle-orm';
import { bigint, check, date, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { offerStates } from '#src/domain/booking/offer/offer.ts';
import type { AgreedPart } from '#src/domain/payment/plan.ts';
import { bookings } from '../booking.table.ts';

/** Prices offered for a request. A trigger lets only the state of an open offer change. */
export const offers = pgTable(
  'offers',
  {
    id: uuid().primaryKey().defaultRandom(),
    bookingId: uuid('booking_id')
      .notNull()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    /** RWF for the whole booking. */
    total: bigint({ mode: 'number' }).notNull(),
    /** RWF per line, adding up to the total; null if there is only a total. */
    prices: jsonb().$type<number[]>(),
    /** Parts in which it is paid, adding up to the total; null for the studio's rule. */
    parts: jsonb().$type<AgreedPart[]>(),
    message: text().notNull().default(''),
    /** The last calendar date in Kigali on which it can be accepted. */
    lastDay: date('last_day', { mode: 'string' }).notNull(),
    /** Reason for a total outside the published prices, for staff only. */
    reason: text().notNull(),
    state: text({ enum: offerStates }).notNull().default('open'),
    /** User id of the member of staff. */
    actor: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** Time it was accepted, withdrawn or replaced; null while open. */
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
