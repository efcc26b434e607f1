import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { requestIdColumn } from '../request/request-id-column.ts';

/** Who did what to which record, and what changed. Rows are only ever added; what people wrote leaves them with these people. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: uuid().primaryKey().defaultRandom(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** `visitor`, `paypack`, `system`, or the id of a signed-in user. */
    actor: text().notNull(),
    /** `booking.created`, `payment.settled` and so on. */
    action: text().notNull(),
    /** The record's id. */
    subjectId: uuid('subject_id').notNull(),
    requestId: requestIdColumn(),
    before: jsonb(),
    after: jsonb(),
  },
  (table) => [
    index('audit_entries_subject').on(table.subjectId, table.at),
    index('audit_entries_newest').on(table.at, table.id),
    index('audit_entries_actor').on(table.actor, table.at, table.id),
    index('audit_entries_action').on(table.action, table.at, table.id),
  ],
);
