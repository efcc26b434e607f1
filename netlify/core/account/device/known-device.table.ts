import { index, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { users } from '../account.table.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Devices on which an account has logged in; guesses from elsewhere do not slow them down. */
export const knownDevices = pgTable(
  'known_devices',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the device’s cookie. A device may belong to several accounts. */
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
