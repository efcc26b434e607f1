import { index, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { users } from '../account.table.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** On which devices an account was logged in to. What others guess from elsewhere does not slow these down. */
export const knownDevices = pgTable(
  'known_devices',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of what the device's cookie holds. One device may know several accounts. */
    tokenHash: text('token_hash').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    unique('known_devices_one_each').on(table.tokenHash, table.userId),
    index('known_devices_user').on(table.userId),
    index('known_devices_expired').on(table.expiresAt),
  ],
);
