import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { inRange, knownWord } from '../checks.ts';
import { requestIdColumn } from '../request/request-id-column.ts';

const mailStatuses = ['waiting', 'sent', 'dead', 'discarded'] as const;

/** Mails to be sent: written with the records they tell of, sent after the commit, never twice. */
export const outboxMails = pgTable(
  'outbox_mails',
  {
    /** Also the mail's Message-ID, so that a repeated send is recognised as the same mail. */
    id: uuid().primaryKey().defaultRandom(),
    /** Names the one event that this mail tells of. */
    dedupeKey: text('dedupe_key').notNull().unique(),
    /** The record that it is about, and is erased with. */
    subjectId: uuid('subject_id').notNull(),
    requestId: requestIdColumn(),
    recipient: text().notNull(),
    replyTo: text('reply_to'),
    subject: text().notNull(),
    /** What it says, sealed until it was sent and empty from then on: anyone who reads this table gets in nowhere. */
    body: text().notNull(),
    /** Dead mails were given up; of those that the staff discarded nothing is left but that they were. */
    status: text({ enum: mailStatuses }).notNull().default('waiting'),
    /** Since when it waits or is dead; in milliseconds, so that a list can go on from one. */
    statusSince: timestamp('status_since', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
    tries: integer().notNull().default(0),
    /** When to try next; pushed forward while a sender holds the mail. */
    dueAt: timestamp('due_at', { withTimezone: true }).notNull().defaultNow(),
    lastError: text('last_error'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    sentAt: timestamp('sent_at', { withTimezone: true }),
  },
  (table) => [
    index('outbox_mails_due').on(table.status, table.dueAt),
    index('outbox_mails_newest').on(table.status, table.statusSince, table.id),
    index('outbox_mails_subject').on(table.subjectId),
    knownWord(table.status, mailStatuses),
    inRange(table.tries, 0),
  ],
);
