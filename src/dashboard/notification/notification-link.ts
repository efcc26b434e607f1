import type { NotificationKind } from '#src/domain/notification/notification-list.ts';

/** The list that holds what a notification is about. */
const lists: Record<NotificationKind, string> = {
  booking: '/bookings',
  payment: '/bookings',
  refund: '/bookings',
  message: '/messages',
  enrolment: '/enrolments',
  application: '/applications',
  newsletter: '/subscribers',
  failure: '/mail',
};

/** Where a notification leads: to its record, or else to the list that would hold it. */
export function notificationLink(
  home: string,
  { kind, subjectId }: { kind: NotificationKind; subjectId: string | null },
): string {
  const hasSheet = subjectId !== null && kind !== 'failure';
  return `${home}${lists[kind]}${hasSheet ? `?${new URLSearchParams({ open: subjectId })}` : ''}`;
}
