import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** How often someone did something within a window of time. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    /** What is counted: `message-by-email`, `booking-by-address` and so on. */
    kind: text().notNull(),
    /** SHA-256 of who did it: nobody can read an address out of this table. */
    keyHash: text('key_hash').notNull(),
    windowStart: timestamp('window_start', { withTimezone: true }).notNull(),
    /** The end of the window, from when on the row is of no use. */
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    count: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.keyHash, table.windowStart] }),
    index('rate_limits_expired').on(table.expiresAt),
  ],
);
