import type { NotificationKind } from '#src/domain/notification/notification-list.ts';
import type { Database, Transaction } from '../database.ts';
import { notifications } from './notification.table.ts';
import type { News } from './notification-words.ts';

export type Notification = News & {
  kind: NotificationKind;
  /** Identifies the event: notifying twice adds one row. */
  dedupeKey: string;
  subjectId?: string;
};

export async function notify(tx: Transaction | Database, notification: Notification): Promise<void> {
  await tx
    .insert(notifications)
    .values(notification)
    .onConflictDoNothing({ target: notifications.dedupeKey });
}
