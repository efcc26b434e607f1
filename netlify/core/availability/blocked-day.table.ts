import { date, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Days on which the studio takes no bookings, beside those that it is closed by its calendar. */
export const blockedDays = pgTable('blocked_days', {
  /** Calendar date in Kigali. */
  day: date({ mode: 'string' }).primaryKey(),
  /** Names the day's block in the audit log. */
  id: uuid().notNull().defaultRandom(),
  /** Visitors read it: "We are closed on 5 December 2026 (stocktaking)". */
  reason: text().notNull(),
  /** The id of the member of staff who blocked it. */
  createdBy: text('created_by').notNull(),
  /** The same for all days that were blocked together. */
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});
