import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { inRange, knownWord } from '../checks.ts';
import { letters } from '../newsletter/letter/letter.table.ts';
import { requestIdColumn } from '../request/request-id-column.ts';

const channels = ['mail', 'sms'] as const;

const outboxStatuses = ['waiting', 'sent', 'unanswered', 'dead', 'withheld', 'discarded'] as const;

const deliveries = ['delivered', 'undelivered'] as const;

/** Emails and texts, written with their records, sent after the commit, and never twice. */
export const outbox = pgTable(
  'outbox',
  {
    /** Also the email's Message-ID, so that a resend is recognised as the same email. */
    id: uuid().primaryKey().defaultRandom(),
    channel: text({ enum: channels }).notNull().default('mail'),
    dedupeKey: text('dedupe_key').notNull().unique(),
    subjectId: uuid('subject_id').notNull(),
    requestId: requestIdColumn(),
    /** Newsletter of which this is one email; all others are sent first. */
    letterId: uuid('letter_id').references(() => letters.id),
    /** Email address, or ten digits starting with 07. */
    recipient: text().notNull(),
    replyTo: text('reply_to'),
    /** Subject of an email; for a text message its purpose, for the history. */
    subject: text().notNull(),
    /** Encrypted until sent, then empty, so that reading this table grants no access. */
    body: text().notNull(),
    /**
     * `unanswered`: the gateway may have sent it, so it is not sent again. `dead`: given up.
     * `withheld`: a rule forbade it. `discarded`: erased by staff; only the row remains.
     */
    status: text({ enum: outboxStatuses }).notNull().default('waiting'),
    /** Start of the present status; in milliseconds, so that it can serve as a list cursor. */
    statusSince: timestamp('status_since', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
    tries: integer().notNull().default(0),
    /** Next attempt; pushed forward while a sender holds the lease. */
    dueAt: timestamp('due_at', { withTimezone: true }).notNull().defaultNow(),
    lastError: text('last_error'),
    /** True if it may leave only between 08:00 and 20:00 in Kigali. */
    daytimeOnly: boolean('daytime_only').notNull().default(false),
    /** The gateway's id of a text message; its delivery reports name it. */
    providerRef: text('provider_ref').unique(),
    /** Last delivery report; null before. */
    delivery: text({ enum: deliveries }),
    reportedAt: timestamp('reported_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    sentAt: timestamp('sent_at', { withTimezone: true }),
  },
  (table) => [
    index('outbox_due').on(table.channel, table.status, table.dueAt),
    index('outbox_recipient').on(table.recipient, table.createdAt),
    index('outbox_newest').on(table.status, table.statusSince, table.id),
    index('outbox_subject').on(table.subjectId),
    index('outbox_letter').on(table.letterId, table.status).where(sql`${table.letterId} is not null`),
    knownWord(table.channel, channels),
    knownWord(table.status, outboxStatuses),
    knownWord(table.delivery, deliveries),
    inRange(table.tries, 0),
  ],
);
