import { expect, test } from 'vitest';
import { notificationLink } from './notification-link.ts';

const home = '/dashboard/admin';

test.each([
  ['booking', 'b1', '/dashboard/admin/bookings?open=b1'],
  ['payment', 'b1', '/dashboard/admin/bookings?open=b1'],
  ['message', 'm1', '/dashboard/admin/messages?open=m1'],
  ['message', null, '/dashboard/admin/messages'],
  ['newsletter', 's1', '/dashboard/admin/subscribers?open=s1'],
  ['failure', 'x', '/dashboard/admin/mail'],
] as const)('a notification of a %s about %s links to %s', (kind, subjectId, href) => {
  expect(notificationLink(home, { kind, subjectId })).toBe(href);
});
