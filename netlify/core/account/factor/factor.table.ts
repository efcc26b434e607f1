import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { base64url, digest, inRange } from '../../checks.ts';
import { users } from '../account.table.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

const owner = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

export const totpSecrets = pgTable(
  'totp_secrets',
  {
    userId: owner().primaryKey(),
    /** Encrypted with the server key; null until the first app is confirmed. */
    secret: text(),
    /** Encrypted key of a new app whose first code is pending; the previous key still counts. */
    nextSecret: text('next_secret'),
    /** Time of the first code; null until then, when logins do not require a code. */
    confirmedAt: instant('confirmed_at'),
    /** Time step of the newest used code; neither it nor earlier codes work again. */
    lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    check('totp_secrets_confirmed', sql`(${table.confirmedAt} is null) = (${table.secret} is null)`),
    check('totp_secrets_key', sql`coalesce(${table.secret}, ${table.nextSecret}) is not null`),
    inRange(table.lastStep, 0),
  ],
);

/** Recovery codes; a row is deleted when its code is used. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: owner(),
    /** SHA-256, enough for 80 random bits. */
    codeHash: text('code_hash').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [unique('recovery_codes_one_each').on(table.userId, table.codeHash), digest(table.codeHash)],
);

export const passkeys = pgTable(
  'passkeys',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: owner(),
    credentialId: text('credential_id').notNull().unique(),
    /** COSE key in base64url. */
    publicKey: text('public_key').notNull(),
    /** Signature counter, if the authenticator has one; a decrease reveals a copy. */
    counter: bigint({ mode: 'number' }).notNull().default(0),
    device: text().notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    lastUsedAt: instant('last_used_at'),
  },
  (table) => [
    index('passkeys_user').on(table.userId),
    base64url(table.credentialId),
    base64url(table.publicKey),
    inRange(table.counter, 0),
  ],
);

export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    id: uuid().primaryKey().defaultRandom(),
    challenge: text().notNull().unique(),
    /** User who adds a passkey; null for a login, before the user is known. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('passkey_challenges_user').on(table.userId),
    index('passkey_challenges_expired').on(table.expiresAt),
    base64url(table.challenge),
  ],
);

/** Logins that passed the password step and await the second. */
export const loginTickets = pgTable(
  'login_tickets',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: owner(),
    tokenHash: text('token_hash').notNull().unique(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('login_tickets_user').on(table.userId),
    index('login_tickets_expired').on(table.expiresAt),
    digest(table.tokenHash),
  ],
);
