import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { knownWord } from '../../checks.ts';
import { users } from '../account.table.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

const endings = ['accepted', 'withdrawn', 'replaced'] as const;

/** Email invitations to join the staff as an admin, one row per link sent. */
export const invitations = pgTable(
  'invitations',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Normalised with `normaliseEmail`; empty once the link has ended. */
    email: text().notNull(),
    tokenHash: text('token_hash').notNull().unique(),
    invitedBy: uuid('invited_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: instant('created_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
    /** Reason the link ended early: used, withdrawn or superseded; null while open. */
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
