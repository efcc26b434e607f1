import { sql } from 'drizzle-orm';
import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { subscriberStatuses } from '#src/domain/newsletter/subscriber-list.ts';
import { knownWord } from '../checks.ts';
import { clientColumn } from '../client/client.table.ts';
import { knownLanguage, languageColumn } from '../language-column.ts';
import { letters } from './letter/letter.table.ts';

/** Newsletter sign-ups; only confirmed addresses receive emails. */
export const subscribers = pgTable(
  'subscribers',
  {
    id: uuid().primaryKey().defaultRandom(),
    clientId: clientColumn(),
    /** Lower case. */
    email: text().notNull().unique(),
    language: languageColumn(),
    status: text({ enum: subscriberStatuses }).notNull().default('pending'),
    /** Path of the page with the form; null if unknown. */
    source: text(),
    /** Wording of the consent at the time. */
    consent: text().notNull(),
    consentAt: timestamp('consent_at', { withTimezone: true }).notNull().defaultNow(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
    unsubscribedAt: timestamp('unsubscribed_at', { withTimezone: true }),
  },
  (table) => [
    index('subscribers_client').on(table.clientId),
    index('subscribers_status').on(table.status, table.consentAt),
    index('subscribers_newest').on(table.createdAt, table.id),
    index('subscribers_email_order').on(sql`lower(${table.email})`, table.id),
    knownWord(table.status, subscriberStatuses),
    knownLanguage(table.language),
  ],
);

const linkPurposes = ['confirm', 'unsubscribe'] as const;

/** Tokens of links, one per email. Only a hash is stored, so that a leaked table reveals no links. */
export const subscriberTokens = pgTable(
  'subscriber_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    subscriberId: uuid('subscriber_id')
      .notNull()
      .references(() => subscribers.id, { onDelete: 'cascade' }),
    purpose: text({ enum: linkPurposes }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }),
    /** Letter whose email has the link. */
    letterId: uuid('letter_id').references(() => letters.id, { onDelete: 'set null' }),
    usedAt: timestamp('used_at', { withTimezone: true }),
  },
  (table) => [
    index('subscriber_tokens_subscriber').on(table.subscriberId),
    knownWord(table.purpose, linkPurposes),
  ],
);

export type Subscriber = typeof subscribers.$inferSelect;
