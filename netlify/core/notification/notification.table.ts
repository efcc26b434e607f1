import { index, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { notificationKinds } from '#src/domain/notification/notification-list.ts';

export const notifications = pgTable(
  'notifications',
  {
    id: uuid().primaryKey().defaultRandom(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    dedupeKey: text('dedupe_key').notNull().unique(),
    kind: text({ enum: notificationKinds }).notNull(),
    /** Key of its sentence (notification-words.ts), and the sentence's values. */
    key: text().notNull(),
    values: jsonb().$type<object>().notNull(),
    subjectId: uuid('subject_id'),
    /** Time the matter was resolved; from then on the notification is read for everyone. */
    readAt: timestamp('read_at', { withTimezone: true }),
  },
  (table) => [
    index('notifications_newest').on(table.createdAt, table.id),
    index('notifications_subject').on(table.subjectId),
  ],
);

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
