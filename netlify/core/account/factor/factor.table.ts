import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { base64url, digest, inRange } from '../../checks.ts';
import { users } from '../account.table.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

const owner = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** The key that an account shares with an authenticator app. */
export const totpSecrets = pgTable(
  'totp_secrets',
  {
    userId: owner().primaryKey(),
    /** Sealed with the server's key: anyone who reads this table computes no code. Null until the first app is confirmed. */
    secret: text(),
    /** The same for a new app, whose first code has not been entered yet; the one before still counts. */
    nextSecret: text('next_secret'),
    /** When the first code from the app was entered; null until then, and no login asks for a code. */
    confirmedAt: instant('confirmed_at'),
    /** The interval of the newest code that was used: each works once, and none before it. */
    lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    // An app counts from its first code on, and then there is a key to compute codes with.
    check('totp_secrets_confirmed', sql`(${table.confirmedAt} is null) = (${table.secret} is null)`),
    check('totp_secrets_key', sql`coalesce(${table.secret}, ${table.nextSecret}) is not null`),
    inRange(table.lastStep, 0),
  ],
);

/** What lets someone in who has lost the phone. A row goes when its code is used. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: owner(),
    /** SHA-256: enough for 80 random bits. */
    codeHash: text('code_hash').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [unique('recovery_codes_one_each').on(table.userId, table.codeHash), digest(table.codeHash)],
);

/** The public halves of passkeys. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: owner(),
    /** As the authenticator names it. */
    credentialId: text('credential_id').notNull().unique(),
    /** COSE, in base64url. */
    publicKey: text('public_key').notNull(),
    /** How often it was used, where the authenticator counts: one that goes back is a copy. */
    counter: bigint({ mode: 'number' }).notNull().default(0),
    /** Where it was made: "Chrome on Android". */
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

/** What a passkey has to sign, for one use. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    id: uuid().primaryKey().defaultRandom(),
    challenge: text().notNull().unique(),
    /** Who adds a passkey; null where one is used to log in, before anyone knows whose it is. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('passkey_challenges_user').on(table.userId),
    index('passkey_challenges_expired').on(table.expiresAt),
    base64url(table.challenge),
  ],
);

/** Logins with the right password that wait for their second step. */
export const loginTickets = pgTable(
  'login_tickets',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: owner(),
    /** SHA-256 of what the browser holds. */
    tokenHash: text('token_hash').notNull().unique(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('login_tickets_user').on(table.userId),
    index('login_tickets_expired').on(table.expiresAt),
    digest(table.tokenHash),
  ],
);
