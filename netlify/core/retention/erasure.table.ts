import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { inRange } from '../checks.ts';

/** Proof of erasure: one row per run and kind, even for nothing. Contains no personal data. */
export const erasures = pgTable(
  'erasures',
  {
    kind: text().notNull(),
    /** Start of the run. */
    ranAt: timestamp('ran_at', { withTimezone: true }).notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.ranAt] }), inRange(table.count, 0)],
);
