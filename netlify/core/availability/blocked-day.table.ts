import { date, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Days closed to bookings, besides those the studio’s calendar closes. */
export const blockedDays = pgTable('blocked_days', {
  /** Date in Kigali. */
  day: date({ mode: 'string' }).primaryKey(),
  /** Id of the block in the audit log. */
  id: uuid().notNull().defaultRandom(),
  /** Shown to visitors: "We are closed on 5 December 2026 (stocktaking)". */
  reason: text().notNull(),
  /** Id of the member of staff. */
  createdBy: text('created_by').notNull(),
  /** Equal for all days blocked together. */
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});
