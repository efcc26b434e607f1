import { expect, test } from 'vitest';
import type { WaitingWork } from '#src/domain/overview/waiting-work.ts';
import { addDays, todayInKigali } from '#src/lib/dates/dates.ts';
import { apply } from '#tests/support/requests/application-request.ts';
import { bookableDay, booked, newPhone } from '#tests/support/requests/booking-request.ts';
import { messageRequest, sendMessage } from '#tests/support/requests/message-request.ts';
import { setUpEnvironment, setUpUser } from '#tests/support/set-up.ts';
import { actsOf } from '#tests/support/staff-calls.ts';
import { everyDayTakes, publishCalendar } from '#tests/support/steps/studio-calendar.ts';

const environment = setUpEnvironment();
const admin = setUpUser('admin@example.com', 'SUPERADMIN');

const overview = async () => (await admin.call('GET', '/api/overview')).json;
const waiting = async () => (await admin.call('GET', '/api/overview/waiting')).json as WaitingWork;
const block = (day: string, reason: string) =>
  admin.call('PUT', `/api/days/blocked/${day}/${day}`, { reason });

const nothing = { count: 0, oldest: null, late: 0 };

test('the overview is empty while there is nothing to do', async () => {
  expect(await overview()).toEqual({
    customers: 0,
    bookings: 0,
    galleryItems: expect.any(Number),
    monthlyTarget: null,
    income: expect.any(Array),
    today: [],
    services: [],
    expected: { overdue: { amount: 0, bookings: 0 }, days: [] },
    shut: [],
  });
  expect(await waiting()).toEqual({
    bookings: nothing,
    confirmation: nothing,
    price: nothing,
    date: nothing,
    refund: nothing,
    approval: nothing,
    overdue: nothing,
    offer: nothing,
    fees: nothing,
    messages: nothing,
    failedPayments: nothing,
    applications: nothing,
    deadMessages: nothing,
    differences: nothing,
    tasks: nothing,
  });
});

test('the monthly target is the last valid amount set, with an audit entry for each change', async () => {
  const set = (target: unknown) => admin.call('PUT', '/api/overview/target', { target });
  expect((await set(5_000_000)).json).toEqual({ monthlyTarget: 5_000_000 });
  await set(5_000_000);
  await set(6_000_000);
  expect(await overview()).toMatchObject({ monthlyTarget: 6_000_000 });
  for (const wrong of [0, -1, 1.5, '1.500', 1_000_000_001]) expect((await set(wrong)).status).toBe(422);
  expect(await actsOf(environment, admin)).toEqual([
    { action: 'monthly-target.changed', before: { target: null }, after: { target: 5_000_000 } },
    { action: 'monthly-target.changed', before: { target: 5_000_000 }, after: { target: 6_000_000 } },
  ]);
});

test('the overview’s income, customers and services match the database', async () => {
  await booked();
  await booked({ email: 'ALINE@example.com' });
  await booked({ email: 'bosco@example.com', phone: newPhone() });
  await sendMessage(messageRequest({ email: 'carine@example.com', phone: '' }));
  const month = todayInKigali(new Date()).slice(0, 7);
  await environment.sql(
    `insert into ledger_entries (booking_id, kind, account, method, amount, day, actor)
     select id, 'payment', 'booking', 'cash', -total, $1::date - 40 * (row_number() over (order by id) - 1)::int, 'test' from bookings`,
    [todayInKigali(new Date())],
  );
  const { income, ...rest } = (await overview()) as { income: { month: string; amount: number }[] };
  expect(rest).toMatchObject({
    bookings: 3,
    customers: 2,
    services: [{ service: 'photography', bookings: 3 }],
  });
  await environment.sql(
    `update clients set merged_into = (select id from clients where id in (select client_id from client_keys where value = 'aline@example.com'))
     where id in (select client_id from client_keys where value = 'bosco@example.com')`,
  );
  expect(await overview()).toMatchObject({ bookings: 3, customers: 1 });
  expect(income).toHaveLength(12);
  expect(income.at(-1)).toEqual({ month, amount: 400_000 });
  const sums = await environment.sql<{ month: string; amount: number }>(
    `select to_char(day, 'YYYY-MM') as month, -sum(amount)::int as amount from ledger_entries where kind = 'payment' group by 1 order by 1`,
  );
  expect(income.filter(({ amount }) => amount > 0)).toEqual(sums);
});

test('today’s bookings are listed with client, location, order and payments', async () => {
  const { id } = await booked();
  await booked();
  await environment.sql(
    `update bookings set event_date = $1, start_time = '10:00', minutes = 120 where id = $2`,
    [todayInKigali(new Date()), id],
  );
  await environment.sql(
    `with eric as (insert into resources (kind, name) values ('person', 'Eric') returning id)
     insert into assignments (resource_id, booking_id, starts_at, ends_at, actor)
     select id, $1, now(), now() + interval '2 hours', 'test' from eric`,
    [id],
  );
  await environment.sql(
    `insert into ledger_entries (booking_id, kind, account, method, amount, day, actor)
     select id, 'payment', 'booking', 'cash', -total, now(), 'test' from bookings where id = $1`,
    [id],
  );
  expect(await overview()).toMatchObject({
    today: [
      {
        id,
        name: 'Aline Uwase',
        phone: '0788123456',
        location: 'Kigali Heights',
        status: 'pending',
        startTime: '10:00',
        minutes: 120,
        people: ['Eric'],
        total: 400_000,
        paid: 400_000,
        fixed: true,
        lines: [{ quantity: 1 }, { quantity: 1 }],
      },
    ],
  });
});

test('a session since yesterday is listed first today, unless it ended by midnight', async () => {
  const today = todayInKigali(new Date());
  const yesterday = addDays(today, -1);
  const bookedAt = async (day: string, startTime: string | null, minutes: number | null) => {
    const { id } = await booked();
    await environment.sql(
      'update bookings set event_date = $2, start_time = $3, minutes = $4 where id = $1',
      [...[id, day, startTime, minutes]],
    );
    return id;
  };
  const morning = await bookedAt(today, '00:15', 60);
  const night = await bookedAt(yesterday, '22:00', 600);
  await bookedAt(yesterday, '22:00', 120);
  await bookedAt(yesterday, null, null);
  expect(await overview()).toMatchObject({
    today: [
      { id: night, day: yesterday, startTime: '22:00', minutes: 600 },
      { id: morning, day: today },
    ],
  });
});

const listed = async (path: string) =>
  ((await admin.call('GET', `/api${path}`)).json as { total: number }).total;

test('waiting records are counted with the time of the oldest', async () => {
  const { id } = await booked();
  await sendMessage();
  await apply();
  await environment.sql(`update payments set status = 'failed'`);
  await environment.sql('update booking_lines set fixed = false where position = 1');
  for (const table of ['bookings', 'messages', 'applications', 'payments'])
    await environment.sql(`update ${table} set created_at = '2026-10-01T08:00:00Z'`);
  const one = { count: 1, oldest: '2026-10-01T08:00:00.000Z', late: 0 };
  expect(await waiting()).toMatchObject({
    ...{ price: one, failedPayments: one, applications: one, deadMessages: nothing },
    messages: { ...one, late: 1 },
  });
  expect([await listed('/bookings?waits=price'), await listed('/payments?waits=follow-up')]).toEqual([1, 1]);
  await environment.sql(
    `insert into payments (booking_id, attempt, amount, phone) values ($1, 2, 400000, '0788123456')`,
    [id],
  );
  await environment.sql(`update messages set status = 'done'`);
  expect(await waiting()).toMatchObject({ failedPayments: nothing, messages: nothing });
  expect(await listed('/payments?waits=follow-up')).toBe(0);
  await environment.sql('update bookings set agreed_at = now()');
  expect([await listed('/bookings?waits=price'), await listed('/bookings')]).toEqual([0, 1]);
});

test('the overview counts dead mails and lists the next full or blocked days', async () => {
  await booked();
  await environment.sql(`update outbox set status = 'dead'`);
  const [{ dead = 0 } = {}] = await environment.sql<{ dead: number }>(
    'select count(*)::int as dead from outbox',
  );
  const full = bookableDay;
  const blocked = [addDays(full, 3), addDays(full, 4)];
  for (const day of blocked) await block(day, 'stocktaking');
  await everyDayTakes(environment, 1);
  expect((await waiting()).deadMessages.count).toBe(dead);
  expect(await overview()).toMatchObject({
    shut: [
      { from: full, to: full, reason: null },
      { from: blocked[0], to: blocked[1], reason: 'stocktaking' },
    ],
  });
});

test('the overview lists days on which one service is full though the day is not', async () => {
  await publishCalendar(environment, { photography: 1 });
  await booked();
  const [day] = ((await overview()) as { shut: unknown[] }).shut;
  expect(day).toEqual({ from: bookableDay, to: bookableDay, reason: null, full: ['photography'] });
  await everyDayTakes(environment, 1);
  expect(await overview()).toMatchObject({ shut: [{ from: bookableDay, reason: null, full: [] }] });
});

test('the overview lists at most five closed periods, none of them past', async () => {
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
