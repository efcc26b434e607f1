import { integer, pgTable, timestamp } from 'drizzle-orm/pg-core';
import { inRange } from '../checks.ts';

export const serverErrors = pgTable(
  'server_errors',
  {
    minute: timestamp({ withTimezone: true }).primaryKey(),
    count: integer().notNull(),
  },
  (table) => [inRange(table.count, 1)],
);
