import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { inRange, knownWord } from '../checks.ts';
import { requestIdColumn } from '../request/request-id-column.ts';

const mailStatuses = ['waiting', 'sent', 'dead', 'discarded'] as const;

/** Outbox: emails are written with their records, sent after the commit, and never twice. */
export const outboxMails = pgTable(
  'outbox_mails',
  {
    /** Also the email's Message-ID, so that a resend is recognised as the same email. */
    id: uuid().primaryKey().defaultRandom(),
    dedupeKey: text('dedupe_key').notNull().unique(),
    subjectId: uuid('subject_id').notNull(),
    requestId: requestIdColumn(),
    recipient: text().notNull(),
    replyTo: text('reply_to'),
    subject: text().notNull(),
    /** Encrypted until sent, then empty, so that reading this table grants no access. */
    body: text().notNull(),
    /** `dead`: given up. `discarded`: erased by staff; only the row remains. */
    status: text({ enum: mailStatuses }).notNull().default('waiting'),
    /** Start of the present status; in milliseconds, so that it can serve as a list cursor. */
    statusSince: timestamp('status_since', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
    tries: integer().notNull().default(0),
    /** Next attempt; pushed forward while a sender holds the lease. */
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
