import { date, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Days on which the studio takes no bookings, beside those that it is closed by its calendar. */
export const blockedDays = pgTable('blocked_days', {
  /** Calendar date in Kigali. */
  day: date({ mode: 'string' }).primaryKey(),
  /** Visitors read it: "We are closed on 5 December 2026 (stocktaking)". */
  reason: text().notNull(),
  /** The member of staff who blocked it. */
  createdBy: text('created_by').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});
