import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { bookings } from '../booking/booking.table.ts';
import { inRange } from '../checks.ts';

/** Codes that take something off one booking. */
export const discountCodes = pgTable(
  'discount_codes',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** `MURAHO-7K3MP-9Q2XT` */
    code: text().notNull().unique(),
    percent: integer().notNull(),
    /** Whose it is, in lower case. An address has one code; once that has moved on with its account, it may be given another. */
    email: text().notNull().unique(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    /** The booking that it was used for; null while it is free. */
    usedByBookingId: uuid('used_by_booking_id')
      .unique()
      .references(() => bookings.id),
  },
  (table) => [inRange(table.percent, 1, 100)],
);

export type DiscountCode = typeof discountCodes.$inferSelect;
