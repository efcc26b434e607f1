import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { bookings } from '../booking/booking.table.ts';
import { inRange } from '../checks.ts';

export const discountCodes = pgTable(
  'discount_codes',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** `MURAHO-7K3MP-9Q2XT` */
    code: text().notNull().unique(),
    percent: integer().notNull(),
    /** Owner, in lower case. At most one code per address; one moved away can be replaced. */
    email: text().notNull().unique(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    usedByBookingId: uuid('used_by_booking_id')
      .unique()
      .references(() => bookings.id),
  },
  (table) => [inRange(table.percent, 1, 100)],
);

export type DiscountCode = typeof discountCodes.$inferSelect;
