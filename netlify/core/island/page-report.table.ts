import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { reportKinds } from '#src/features/island/page-report.ts';
import { digest, inRange, knownWord } from '../checks.ts';

/** What pages told of faults in them: one row for each fault, which leads to no visit and to nobody. */
export const pageReports = pgTable(
  'page_reports',
  {
    /** SHA-256 of kind, page, message and source. */
    digest: text().primaryKey(),
    kind: text({ enum: reportKinds }).notNull(),
    /** A path, without query and fragment. */
    page: text().notNull(),
    message: text().notNull(),
    /** A path and a line. */
    source: text().notNull(),
    /** Engine and major version of the newest one. */
    browser: text().notNull(),
    count: integer().notNull(),
    firstSeen: timestamp('first_seen', { withTimezone: true }).notNull().defaultNow(),
    lastSeen: timestamp('last_seen', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('page_reports_newest').on(table.lastSeen),
    digest(table.digest),
    knownWord(table.kind, reportKinds),
    inRange(table.count, 1),
  ],
);
