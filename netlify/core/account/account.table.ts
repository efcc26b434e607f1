import { isNotNull, sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { inRange, knownWord } from '../checks.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

const roles = ['USER', 'ADMIN', 'SUPERADMIN'] as const;

/**
 * Who has an account. A row is made when the e-mail address is confirmed, never before. The database adds `search`, the words
 * by which the staff find it.
 */
export const users = pgTable(
  'users',
  {
    id: uuid().primaryKey().defaultRandom(),
    name: text().notNull(),
    /** As `normaliseEmail` writes it. */
    email: text().notNull().unique(),
    /** Name of the picture in the store of avatars. */
    avatarKey: text('avatar_key'),
    role: text({ enum: roles }).notNull().default('USER'),
    /** Since when nobody gets in with this account; null for all others. */
    suspendedAt: instant('suspended_at'),
    /** Why, for the staff to read. */
    suspendedFor: text('suspended_for'),
    /** Since when a login asks for more than the password; null without a second factor. */
    secondFactorSince: instant('second_factor_since'),
    /** When a session was last begun or used, to within five minutes; written by the database. Null for who never logged in. */
    lastSeenAt: instant('last_seen_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('users_newest').on(table.createdAt, table.id),
    index('users_role').on(table.role, table.createdAt, table.id),
    index('users_suspended').on(table.createdAt, table.id).where(isNotNull(table.suspendedAt)),
    index('users_name').on(sql`lower(${table.name})`, table.id),
    index('users_email_order').on(sql`lower(${table.email})`, table.id),
    knownWord(table.role, roles),
  ],
);

/** Where someone is signed in. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the token: who reads this table can sign in nowhere. */
    token: text().notNull().unique(),
    expiresAt: instant('expires_at').notNull(),
    userAgent: text('user_agent'),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** When its user last proved who they are: at the login, or when asked for the password again. */
    authenticatedAt: instant('authenticated_at').notNull().defaultNow(),
    /** When the session was last used, to within five minutes. */
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [index('sessions_user').on(table.userId), index('sessions_expired').on(table.expiresAt)],
);

/** Passwords. An account made for a member of staff has none at first. */
export const credentials = pgTable('credentials', {
  id: uuid().primaryKey().defaultRandom(),
  userId: uuid('user_id')
    .notNull()
    .unique()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** scrypt, with its salt. */
  password: text(),
  createdAt: instant('created_at').notNull().defaultNow(),
  updatedAt: instant('updated_at').notNull().defaultNow(),
});

/** Who asked for an account and has not confirmed the address yet. Also kept for addresses that have one. */
export const registrations = pgTable(
  'registrations',
  {
    /** Becomes the user's id. */
    id: uuid().primaryKey().defaultRandom(),
    name: text().notNull(),
    email: text().notNull(),
    /** scrypt, with its salt. */
    passwordHash: text('password_hash').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('registrations_email').on(table.email, table.createdAt),
    index('registrations_expired').on(table.expiresAt),
  ],
);

const codePurposes = ['register', 'email'] as const;

/** Codes of six digits that were sent by mail. A new one replaces the one before. */
export const oneTimeCodes = pgTable(
  'one_time_codes',
  {
    /** Changes with each code. */
    id: uuid().primaryKey().defaultRandom(),
    purpose: text({ enum: codePurposes }).notNull(),
    /** Whose: the registration's id or the user's id, which no stranger knows. */
    subject: text().notNull(),
    /** Where the code was sent. */
    email: text().notNull(),
    /** scrypt, with its salt: a fast hash of six digits is no secret. */
    codeHash: text('code_hash').notNull(),
    tries: integer().notNull().default(0),
    createdAt: instant('created_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    unique('one_time_codes_newest').on(table.purpose, table.subject),
    index('one_time_codes_expired').on(table.expiresAt),
    knownWord(table.purpose, codePurposes),
    inRange(table.tries, 0),
  ],
);
