import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { digest } from '../../checks.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/**
 * Codes that allow a new password. Anyone may ask for one for any address, so a new one leaves those before it good:
 * what a stranger asks for takes nothing from the owner.
 */
export const resetCodes = pgTable(
  'reset_codes',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Where the code was sent, or would have been if the address had an account. */
    email: text().notNull(),
    /** scrypt, with its salt: a fast hash of eight digits is no secret. */
    codeHash: text('code_hash').notNull(),
    /** SHA-256 of the key in the mail's button; null for mails from before there was one. */
    keyHash: text('key_hash').unique(),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** When the key ends; the code ends earlier. */
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    digest(table.keyHash),
    index('reset_codes_email').on(table.email, table.createdAt),
    index('reset_codes_expired').on(table.expiresAt),
  ],
);
