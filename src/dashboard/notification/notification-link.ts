import type { NotificationKind } from '#src/domain/notification/notification-list.ts';

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

export function notificationLink(
  home: string,
  { kind, subjectId }: { kind: NotificationKind; subjectId: string | null },
): string {
  const hasSheet = subjectId !== null && kind !== 'failure';
  return `${home}${lists[kind]}${hasSheet ? `?${new URLSearchParams({ open: subjectId })}` : ''}`;
}
