import { seedPassword } from '#netlify/local/seed-accounts.ts';
import { fill, press, sees } from './steps.ts';
import { test } from './test.ts';

test('a super admin logs in and sees the overview and the opening hours', async ({ visitor }) => {
  await visitor.goto('/login');
  await fill(visitor, 'Email address', 'superadmin@fts.example');
  await fill(visitor, 'Password', seedPassword);
  await press(visitor, 'Login');
  await sees(visitor, 'Customers');
  await visitor.goto('/dashboard/superadmin/calendar/opening');
  await sees(visitor, 'Bookings a day');
});
