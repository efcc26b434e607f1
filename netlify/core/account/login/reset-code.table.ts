import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

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
    createdAt: instant('created_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('reset_codes_email').on(table.email, table.createdAt),
    index('reset_codes_expired').on(table.expiresAt),
  ],
);
