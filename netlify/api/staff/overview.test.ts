import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addDays, todayInKigali } from '#src/lib/dates/dates.ts';
import { makeUser, type TestUser } from '#tests/support/account.ts';
import { bookableDay, booked, workingDay } from '#tests/support/booking-request.ts';
import { type Environment, startEnvironment } from '#tests/support/environment.ts';
import { expectStaffOnly } from '#tests/support/staff-calls.ts';

let environment: Environment;
let admin: TestUser;
beforeAll(async () => {
  environment = await startEnvironment();
});
beforeEach(async () => {
  await environment.reset();
  admin = await makeUser('admin@example.com', 'SUPERADMIN');
});
afterAll(() => environment.stop());

const overview = async () => (await admin.call('GET', '/api/overview')).json;
const block = (day: string, reason: string) =>
  admin.call('PUT', `/api/days/blocked/${day}/${day}`, { reason });

test('the overview is for the staff only', async () => {
  await expectStaffOnly(environment, [['GET', '/api/overview']]);
});

test('is quiet while there is nothing to do', async () => {
  expect(await overview()).toEqual({ deadMails: 0, shut: [] });
});

test('counts mails that were given up, and names the next days that are full or blocked', async () => {
  await booked();
  await environment.sql(`update outbox_mails set status = 'dead'`);
  const [{ dead = 0 } = {}] = await environment.sql<{ dead: number }>(
    'select count(*)::int as dead from outbox_mails',
  );
  const full = bookableDay;
  const blocked = [workingDay(60), addDays(workingDay(60), 1)];
  for (const day of blocked) await block(day, 'stocktaking');
  await admin.call('PUT', '/api/days/capacity', { capacity: 1 });
  expect(await overview()).toEqual({
    deadMails: dead,
    shut: [
      { from: full, to: full, reason: null },
      { from: blocked[0], to: blocked[1], reason: 'stocktaking' },
    ],
  });
});

test('names five stretches of days at most, and none that is past', async () => {
  const today = todayInKigali(new Date());
  for (let day = 0; day < 14; day += 1) await block(addDays(today, day * 2), `reason ${day}`);
  await environment.sql(
    `insert into blocked_days (day, reason, created_by) values ($1::date - 1, 'past', 'x')`,
    [today],
  );
  const { shut } = (await overview()) as { shut: { from: string }[] };
  expect(shut).toHaveLength(5);
  expect(shut.every(({ from }) => from >= today)).toBe(true);
});
