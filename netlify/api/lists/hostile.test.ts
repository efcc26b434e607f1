import { expect, test } from 'vitest';
import { booked } from '#tests/support/requests/booking-request.ts';
import { setUpEnvironment, setUpUser } from '#tests/support/set-up.ts';
import { deskOf } from '#tests/support/steps/staff-booking.ts';

/** Input that PostgreSQL cannot parse or store is rejected or replaced before it gets there. */

const environment = setUpEnvironment();
const admin = setUpUser('admin@example.com', 'ADMIN');

test.each([
  '/api/bookings?q=%00',
  '/api/bookings.csv?q=Ali%00ce',
  '/api/find?q=%00a',
  '/api/enrolments?class=%00',
  '/api/applications?programme=%00',
  '/api/audit?action=%00&actor=%00',
  '/api/bookings?from=0000-01-01',
  '/api/payments?to=0000-12-31',
  '/api/payments/sums?q=%00&settledFrom=0000-01-01',
  '/api/payments/closing?day=%00',
  '/api/payments/closing?day=0001-01-01&day=2026-01-01',
])('%s gets 200 or 422, never a server error', async (path) => {
  const { status } = await admin.call('GET', path);
  expect([200, 422]).toContain(status);
});

test('a lone surrogate in a text is stored as U+FFFD', async () => {
  const { id } = await booked();
  const { status } = await deskOf(admin, id).act('PUT', '/location', { location: 'Remera \ud83d' });
  expect(status).toBe(200);
  expect(await environment.sql('select location from bookings')).toEqual([{ location: 'Remera \ufffd' }]);
});
