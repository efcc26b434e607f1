import { index, json, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { knownWord } from '../checks.ts';

const submissionKinds = [
  'booking',
  'enrolment',
  'application',
  'message',
  'newsletter',
  'waiting-list',
] as const;

/** Idempotency records of visitors' forms: a submission is stored once, however often it arrives. */
export const submissions = pgTable(
  'submissions',
  {
    kind: text({ enum: submissionKinds }).notNull(),
    /** The Idempotency-Key; without one, `words:` and the digest. */
    key: text().notNull(),
    digest: text().notNull(),
    /** The record created; null for the newsletter, whose response names no record. */
    subjectId: uuid('subject_id'),
    /** The first response, where the record alone cannot reproduce it; null before it was sent. */
    answer: json(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** Null to keep it as long as its record. */
    expiresAt: timestamp('expires_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.key] }),
    index('submissions_subject').on(table.subjectId),
    index('submissions_expired').on(table.expiresAt),
    knownWord(table.kind, submissionKinds),
  ],
);
