import type { NotificationKind } from '#src/features/staff/notifications/notification-list.ts';
import type { Change } from '../change-together.ts';
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

/** Tells the studio's people, once per event. */
export function notify(tx: Transaction | Database, notification: Notification): Change {
  return tx
    .insert(notifications)
    .values(notification)
    .onConflictDoNothing({ target: notifications.dedupeKey });
}
