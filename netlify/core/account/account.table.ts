import { isNotNull, sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { inRange, knownWord } from '../checks.ts';
import { knownLanguage, languageColumn } from '../language-column.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

const roles = ['USER', 'ADMIN', 'SUPERADMIN'] as const;

/** Accounts; a row exists only once its email is confirmed. The database adds `search` for staff. */
export const users = pgTable(
  'users',
  {
    id: uuid().primaryKey().defaultRandom(),
    name: text().notNull(),
    /** Normalised with `normaliseEmail`. */
    email: text().notNull().unique(),
    language: languageColumn(),
    avatarKey: text('avatar_key'),
    role: text({ enum: roles }).notNull().default('USER'),
    suspendedAt: instant('suspended_at'),
    /** Reason, shown to staff. */
    suspendedFor: text('suspended_for'),
    secondFactorSince: instant('second_factor_since'),
    /** Start or last use of a login session, to within five minutes, set by the database; null if never. */
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
    knownLanguage(table.language),
  ],
);

export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the token, so that a leaked table gives no access. */
    token: text().notNull().unique(),
    expiresAt: instant('expires_at').notNull(),
    userAgent: text('user_agent'),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** Last proof of identity: the login, or a later check of the password. */
    authenticatedAt: instant('authenticated_at').notNull().defaultNow(),
    /** Last use of the session, to within five minutes. */
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [index('sessions_user').on(table.userId), index('sessions_expired').on(table.expiresAt)],
);

export const credentials = pgTable('credentials', {
  id: uuid().primaryKey().defaultRandom(),
  userId: uuid('user_id')
    .notNull()
    .unique()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** scrypt hash with its salt. */
  password: text(),
  createdAt: instant('created_at').notNull().defaultNow(),
  updatedAt: instant('updated_at').notNull().defaultNow(),
});

/** Registrations with an unconfirmed address, including addresses that already have an account. */
export const registrations = pgTable(
  'registrations',
  {
    /** Id of the future user. */
    id: uuid().primaryKey().defaultRandom(),
    name: text().notNull(),
    email: text().notNull(),
    language: languageColumn(),
    passwordHash: text('password_hash').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('registrations_email').on(table.email, table.createdAt),
    index('registrations_expired').on(table.expiresAt),
    knownLanguage(table.language),
  ],
);

const codePurposes = ['register', 'email'] as const;

/** Six-digit codes sent by email; a new one replaces the previous. */
export const oneTimeCodes = pgTable(
  'one_time_codes',
  {
    id: uuid().primaryKey().defaultRandom(),
    purpose: text({ enum: codePurposes }).notNull(),
    /** Id of the registration or user, which is not public. */
    subject: text().notNull(),
    email: text().notNull(),
    /** scrypt hash with its salt: a fast hash of six digits could be reversed. */
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
