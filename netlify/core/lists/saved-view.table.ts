import { sql } from 'drizzle-orm';
import { check, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

/** Views of staff lists that the team shares: filters and sort under a name, without the search. */
export const savedViews = pgTable(
  'saved_views',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Id of the list (`bookings`). */
    list: text().notNull(),
    name: text().notNull(),
    /** Query part of the address, without the `?`. */
    query: text().notNull(),
    /** User id of the member of staff. */
    actor: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    check('saved_views_name', sql`${table.name} <> ''`),
    uniqueIndex('saved_views_one_name').on(table.list, sql`lower(${table.name})`),
  ],
);
