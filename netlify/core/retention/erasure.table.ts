import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { inRange } from '../checks.ts';

/** Proof that what was due was erased: one row per run and kind, also when nothing was due. Names nobody. */
export const erasures = pgTable(
  'erasures',
  {
    /** `message`, `application` and so on. */
    kind: text().notNull(),
    /** When the run began. */
    ranAt: timestamp('ran_at', { withTimezone: true }).notNull(),
    /** So many records were erased. */
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.ranAt] }), inRange(table.count, 0)],
);
