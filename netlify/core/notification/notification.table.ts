import { index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { notificationKinds } from '#src/domain/notification/notification-list.ts';

/** What the studio's people should know or act on. */
export const notifications = pgTable(
  'notifications',
  {
    id: uuid().primaryKey().defaultRandom(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** Names the one event that this is about: a second report of it adds nothing. */
    dedupeKey: text('dedupe_key').notNull().unique(),
    kind: text({ enum: notificationKinds }).notNull(),
    /** A sentence for an admin. */
    text: text().notNull(),
    /** The record to open, when there is one. */
    subjectId: uuid('subject_id'),
    /** When what it is about was dealt with: from then on it is news to nobody. */
    readAt: timestamp('read_at', { withTimezone: true }),
  },
  (table) => [
    index('notifications_newest').on(table.createdAt, table.id),
    index('notifications_subject').on(table.subjectId),
  ],
);

/** Who of the staff has read what; it goes with the person and with the notification. */
export const notificationReads = pgTable(
  'notification_reads',
  {
    userId: uuid('user_id').notNull(),
    notificationId: uuid('notification_id')
      .notNull()
      .references(() => notifications.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.notificationId] }),
    index('notification_reads_notification').on(table.notificationId),
  ],
);
