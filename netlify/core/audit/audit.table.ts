import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { requestIdColumn } from '../request/request-id-column.ts';

/** Audit entries: append-only, except that people’s words are erased with the people. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: uuid().primaryKey().defaultRandom(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** `visitor`, `paypack`, `system`, or the id of a user. */
    actor: text().notNull(),
    /** For example `booking.created` or `payment.settled`. */
    action: text().notNull(),
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
