import { expect, test } from 'vitest';
import { ownPage } from './dashboards.ts';

test.each([
  ['ADMIN', '/dashboard/superadmin/days', '/dashboard/admin/days'],
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
