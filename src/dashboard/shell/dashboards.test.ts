import { expect, test } from 'vitest';
import type { WaitingWork } from '#src/domain/overview/waiting-work.ts';
import { badgeOf, ownPage, shellGroups, waitsOf } from './dashboards.ts';

test.each([
  [
    { messages: 0, deadMessages: 0 },
    { number: '', words: '' },
  ],
  [
    { messages: 3, deadMessages: 0 },
    { number: '3', words: 'without a reply' },
  ],
  [
    { messages: 0, deadMessages: 1 },
    { number: '1', words: 'could not be sent' },
  ],
  [
    { messages: 3, deadMessages: 1 },
    { number: '4', words: '3 without a reply, 1 could not be sent' },
  ],
])('the badge of the page of messages adds the counts of its tabs (%j)', (counts, badge) => {
  const page = shellGroups.flatMap(({ pages }) => pages).find(({ label }) => label === 'Messages');
  const waiting = Object.fromEntries(
    Object.entries(counts).map(([name, count]) => [name, { count, oldest: null }]),
  ) as unknown as WaitingWork;
  expect(badgeOf(page === undefined ? [] : waitsOf(page), waiting)).toEqual(badge);
});

test('the first tab of each entry has the address of the entry', () => {
  for (const { path, tabs } of shellGroups.flatMap(({ pages }) => pages))
    if (tabs !== undefined) expect(tabs[0]?.path).toBe(path);
});

test.each([
  ['ADMIN', '/dashboard/superadmin/calendar/days', '/dashboard/admin/calendar/days'],
  ['ADMIN', '/dashboard/admin', '/dashboard/admin'],
  ['SUPERADMIN', '/dashboard/admin', '/dashboard/superadmin'],
  ['SUPERADMIN', '/dashboard/admin/mail.html', '/dashboard/superadmin/mail'],
  ['SUPERADMIN', '/dashboard/admin.html', '/dashboard/superadmin'],
  ['ADMIN', '/dashboard/admin/', '/dashboard/admin/'],
  ['ADMIN', '/dashboard', '/dashboard/admin'],
  ['SUPERADMIN', '/dashboard.html', '/dashboard/superadmin'],
] as const)('for %s, the address %s becomes %s', (role, path, own) => {
  expect(ownPage(role, path)).toBe(own);
});
