import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { mobileNumber } from '../../checks.ts';

/** Phones that get no payment requests, at their owners' wish. */
export const blockedNumbers = pgTable(
  'blocked_numbers',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Ten digits starting with 07. */
    phone: text().notNull().unique(),
    reason: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('blocked_numbers_newest').on(table.createdAt, table.id), mobileNumber(table.phone)],
);
