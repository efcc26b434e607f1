import { jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Settings that staff have changed and that content/ does not have. */
export const settings = pgTable('settings', {
  /** Names the setting in the audit log. */
  id: uuid().primaryKey().defaultRandom(),
  /** `monthly-target`: what the studio wants to take in a month, in RWF. */
  name: text({ enum: ['monthly-target'] })
    .notNull()
    .unique(),
  value: jsonb().$type<number>().notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
});
