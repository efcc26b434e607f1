import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { db } from '#netlify/core/database.ts';
import { makeUser } from '#tests/support/account.ts';
import { setUpEnvironment, setUpUser } from '#tests/support/set-up.ts';
import { email, setUpEnrolment, total } from '#tests/support/steps/enrolment-fee.ts';
import { cash } from '#tests/support/steps/staff-booking.ts';

const environment = setUpEnvironment();
const admin = setUpUser('admin@example.com', 'ADMIN');
const { enrolment, see, act } = setUpEnrolment(environment, admin);

test('a deleted account leaves the fee in the books, without the person', async () => {
  const dancer = await makeUser(email);
  await act('payments', cash(total));
  expect((await dancer.call('DELETE', '/api/auth/me')).status).toBe(200);
  expect(await environment.sql(`select kind, name, email, phone from bookings`)).toEqual([
    { kind: 'fee', name: 'Deleted account', email: '', phone: '' },
  ]);
  expect((await see()).fee).toMatchObject({ paid: total });
  expect((await act('payments', cash(total))).status).toBe(409);
});

test('of a dancer who deletes the account while the staff cancel the enrolment both get an answer', async () => {
  const dancer = await makeUser(email);
  await act('payments', cash(total));
  const { version } = await see();
  const held = Promise.withResolvers<void>();
  const locked = Promise.withResolvers<void>();
  // What the deletion comes to once it has the fee: there it waits.
  const slow = db().transaction(async (tx) => {
    await tx.execute(sql`select 1 from notifications where kind = 'payment' for update`);
    locked.resolve();
    await held.promise;
  });
  await locked.promise;
  const here = `datname = current_database() and wait_event_type = 'Lock'`;
  const waiting = async () => (await environment.sql(`select 1 from pg_stat_activity where ${here}`)).length;
  const deleted = dancer.call('DELETE', '/api/auth/me');
  await expect.poll(waiting).toBe(1);
  const cancelled = admin.call('PUT', `/api/enrolments/${enrolment.id}`, { status: 'cancelled', version });
  await expect.poll(waiting).toBe(2);
  held.resolve();
  await slow;
  expect([(await deleted).status, (await cancelled).status]).toEqual([200, 409]);
});
