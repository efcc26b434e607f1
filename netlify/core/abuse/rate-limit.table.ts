import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

export const rateLimits = pgTable(
  'rate_limits',
  {
    /** For example `message-by-email` or `booking-by-address`. */
    kind: text().notNull(),
    /** SHA-256 of the actor, so that the table reveals no addresses. */
    keyHash: text('key_hash').notNull(),
    /** End of the window, or the time a bucket is empty; afterwards the row counts for nothing. */
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    count: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.keyHash] }),
    index('rate_limits_expired').on(table.expiresAt),
  ],
);
