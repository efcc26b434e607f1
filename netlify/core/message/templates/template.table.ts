import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { inRange } from '../../checks.ts';

export const messageTemplates = pgTable(
  'message_templates',
  {
    id: uuid().primaryKey().defaultRandom(),
    name: text().notNull(),
    text: text().notNull(),
    version: integer().notNull().default(1),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('message_templates_name').on(sql`lower(${table.name})`),
    index('message_templates_newest').on(table.createdAt, table.id),
    inRange(table.version, 1),
  ],
);
