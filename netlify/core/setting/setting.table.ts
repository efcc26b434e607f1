import { jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** What the studio's people set on the site instead of in the content; what nobody has set has no row. */
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
