import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { inRange } from '../checks.ts';

/** How often a part of a page did not come, by day and kind of browser. There is nothing in it that leads to anyone. */
export const islandFailures = pgTable(
  'island_failures',
  {
    /** In Kigali. */
    day: date().notNull(),
    page: text().notNull(),
    part: text().notNull(),
    kind: text().notNull(),
    engine: text().notNull(),
    version: integer().notNull(),
    count: integer().notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.day, table.page, table.part, table.kind, table.engine, table.version],
    }),
    inRange(table.count, 1),
  ],
);
