import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** What the studio's people should know or act on. */
export const notifications = pgTable(
  'notifications',
  {
    id: uuid().primaryKey().defaultRandom(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** Names the one event that this is about: a second report of it adds nothing. */
    dedupeKey: text('dedupe_key').notNull().unique(),
    /** See `Notification` for the kinds. */
    kind: text().notNull(),
    /** A sentence for an admin. */
    text: text().notNull(),
    /** The record to open, when there is one. */
    subjectId: uuid('subject_id'),
    readAt: timestamp('read_at', { withTimezone: true }),
  },
  (table) => [
    index('notifications_newest').on(table.createdAt),
    index('notifications_subject').on(table.subjectId),
  ],
);
