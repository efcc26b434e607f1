import { listRules, oneOf } from '#src/lib/lists/list-rules.ts';

export const notificationKinds = [
  'booking',
  'payment',
  'refund',
  'message',
  'enrolment',
  'application',
  'newsletter',
  'failure',
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

export const notificationListRules = listRules({
  sorts: ['createdAt'],
  usual: '-createdAt',
  filters: { kind: oneOf(notificationKinds) },
});

/** Days after which an unread notification no longer counts as unread. */
export const unreadDays = 90;

export interface NotificationRow {
  id: string;
  kind: NotificationKind;
  text: string;
  /** Record to open; null if none. */
  subjectId: string | null;
  unread: boolean;
  createdAt: string;
}
