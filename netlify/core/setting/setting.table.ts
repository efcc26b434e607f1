import { jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Settings changed by staff that content/ does not have. */
export const settings = pgTable('settings', {
  /** Id of the setting in the audit log. */
  id: uuid().primaryKey().defaultRandom(),
  /** `monthly-target`: income target of a month, in RWF. */
  name: text({ enum: ['monthly-target'] })
    .notNull()
    .unique(),
  value: jsonb().$type<number>().notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
});
