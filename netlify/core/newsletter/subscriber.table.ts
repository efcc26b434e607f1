import { sql } from 'drizzle-orm';
import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { subscriberStatuses } from '#src/domain/newsletter/subscriber-list.ts';
import { knownWord } from '../checks.ts';

/** Who asked for the newsletter. Only who confirmed the address is written to. */
export const subscribers = pgTable(
  'subscribers',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** In lower case. */
    email: text().notNull().unique(),
    status: text({ enum: subscriberStatuses }).notNull().default('pending'),
    /** The path of the page on which it was asked for; null where nobody knows. */
    source: text(),
    /** What the visitor agreed to, in the words of that day. */
    consent: text().notNull(),
    consentAt: timestamp('consent_at', { withTimezone: true }).notNull().defaultNow(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
    unsubscribedAt: timestamp('unsubscribed_at', { withTimezone: true }),
  },
  (table) => [
    index('subscribers_status').on(table.status, table.consentAt),
    index('subscribers_newest').on(table.createdAt, table.id),
    index('subscribers_email_order').on(sql`lower(${table.email})`, table.id),
    knownWord(table.status, subscriberStatuses),
  ],
);

const linkPurposes = ['confirm', 'unsubscribe'] as const;

/** Links in our mails: each mail has one of its own. Only a hash is kept, so that nobody can read a link out of here. */
export const subscriberTokens = pgTable(
  'subscriber_tokens',
  {
    /** SHA-256 of the token. */
    tokenHash: text('token_hash').primaryKey(),
    subscriberId: uuid('subscriber_id')
      .notNull()
      .references(() => subscribers.id, { onDelete: 'cascade' }),
    purpose: text({ enum: linkPurposes }).notNull(),
    /** Null: as long as the subscriber is known. */
    expiresAt: timestamp('expires_at', { withTimezone: true }),
  },
  (table) => [
    index('subscriber_tokens_subscriber').on(table.subscriberId),
    knownWord(table.purpose, linkPurposes),
  ],
);

export type Subscriber = typeof subscribers.$inferSelect;
