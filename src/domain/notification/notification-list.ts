import { listRules, oneOf } from '#src/lib/lists/list-rules.ts';

/** The staff's news: what the list holds and what it can be asked for. */

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

/** For so many days something is news to who has not read it. */
export const unreadDays = 90;

/** What the staff should know or act on. */
export interface NotificationRow {
  id: string;
  kind: NotificationKind;
  /** A sentence that says what to do, if anything. */
  text: string;
  /** The record to open, when there is one. */
  subjectId: string | null;
  /** Whether the reader has yet to see it. */
  unread: boolean;
  /** ISO instant. */
  createdAt: string;
}
