import { integer, pgTable, timestamp } from 'drizzle-orm/pg-core';
import { inRange } from '../checks.ts';

/** How many requests failed by a fault of ours in a minute; a minute without one has no row. */
export const serverErrors = pgTable(
  'server_errors',
  {
    minute: timestamp({ withTimezone: true }).primaryKey(),
    count: integer().notNull(),
  },
  (table) => [inRange(table.count, 1)],
);
