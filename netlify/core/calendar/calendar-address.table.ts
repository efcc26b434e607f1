import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../account/account.table.ts';

/** By which address a member of staff's own calendar reads the bookings: at most one each. */
export const calendarAddresses = pgTable('calendar_addresses', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** SHA-256 of the token in it. */
  tokenHash: text('token_hash').notNull().unique(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});
