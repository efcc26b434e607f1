import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { mobileNumber } from '../../checks.ts';

/** Phones that get no payment requests, because their owners asked for it. */
export const blockedNumbers = pgTable(
  'blocked_numbers',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Ten digits that begin with 07. */
    phone: text().notNull().unique(),
    /** Why, in the words of who blocked it. */
    reason: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('blocked_numbers_newest').on(table.createdAt, table.id), mobileNumber(table.phone)],
);
