import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { digest } from '../../checks.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Codes for choosing a new password. New ones keep earlier ones valid: strangers may request them. */
export const resetCodes = pgTable(
  'reset_codes',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Recipient, even if the address has no account. */
    email: text().notNull(),
    /** scrypt hash with its salt: a fast hash of eight digits could be reversed. */
    codeHash: text('code_hash').notNull(),
    /** SHA-256 of the key in the email’s button; null for emails from before it existed. */
    keyHash: text('key_hash').unique(),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** Expiry of the key; the code expires earlier. */
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    digest(table.keyHash),
    index('reset_codes_email').on(table.email, table.createdAt),
    index('reset_codes_expired').on(table.expiresAt),
  ],
);
