import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { knownWord } from '../../checks.ts';
import { users } from '../account.table.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

const endings = ['accepted', 'withdrawn', 'replaced'] as const;

/** Who was asked by email to join the staff, as an admin: a row for each link that was sent. */
export const invitations = pgTable(
  'invitations',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** As `normaliseEmail` writes it; emptied once the link has ended. */
    email: text().notNull(),
    /** SHA-256 of the token in the link. */
    tokenHash: text('token_hash').notNull().unique(),
    /** Null once that account is gone. */
    invitedBy: uuid('invited_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: instant('created_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
    /** How the link ended before its time: used, taken back, or followed by a newer one. Null while it is open. */
    ending: text({ enum: endings }),
  },
  (table) => [
    uniqueIndex('invitations_open').on(table.email).where(sql`${table.ending} is null`),
    index('invitations_invited_by').on(table.invitedBy),
    index('invitations_expired').on(table.expiresAt),
    check('invitations_forgotten', sql`(${table.ending} is null) = (${table.email} <> '')`),
    knownWord(table.ending, endings),
  ],
);
