import type { NotificationKind } from '#src/domain/notification/notification-list.ts';
import type { Database, Transaction } from '../database.ts';
import { notifications } from './notification.table.ts';

export interface Notification {
  kind: NotificationKind;
  /** A sentence for an admin that says what to do, if anything. */
  text: string;
  /** Names the one event: notifying twice adds one row. */
  dedupeKey: string;
  subjectId?: string;
}

/** Notifies the staff, once per event. */
export async function notify(tx: Transaction | Database, notification: Notification): Promise<void> {
  await tx
    .insert(notifications)
    .values(notification)
    .onConflictDoNothing({ target: notifications.dedupeKey });
}
