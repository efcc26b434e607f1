import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** Counts of what someone did, within a window that begins with the first of them or at a pace. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    /** What is counted: `message-by-email`, `booking-by-address` and so on. */
    kind: text().notNull(),
    /** SHA-256 of who did it: nobody can read an address out of this table. */
    keyHash: text('key_hash').notNull(),
    /** End of the window, after which the row counts nothing. */
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    count: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.keyHash] }),
    index('rate_limits_expired').on(table.expiresAt),
  ],
);
