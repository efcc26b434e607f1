import { beforeAll, expect, test } from 'vitest';
import { asOwner } from '#tests/support/as-owner.ts';
import { setUpEnvironment } from '#tests/support/set-up.ts';
import { seedAccounts } from '../seed-accounts.ts';
import { makeSampleData } from './sample-data.ts';

const environment = setUpEnvironment({ reset: false });
beforeAll(async () => {
  await seedAccounts();
  await asOwner(environment, makeSampleData);
});

const tables = ['bookings', 'messages', 'enrolments', 'applications'] as const;

async function counted(query: string): Promise<number> {
  const [row] = await environment.sql<{ count: string }>(`select count(*) from ${query}`);
  return Number(row?.count);
}

test.each(tables)('%s have samples, each of them marked', async (table) => {
  expect(await counted(table)).toBeGreaterThan(5);
  expect(await counted(`${table} where name not like '%(sample)' or email not like '%@sample.example'`)).toBe(
    0,
  );
});

test('bookings are spread over three months, paid, unpaid and failed, with and without a day', async () => {
  const [row] = await environment.sql<Record<string, string>>(
    `select count(*) filter (where event_date is null) open, count(*) filter (where event_date < current_date) past,
            extract(day from max(created_at) - min(created_at)) days from bookings`,
  );
  for (const value of ['open', 'past']) expect(Number(row?.[value])).toBeGreaterThan(0);
  expect(Number(row?.['days'])).toBeGreaterThan(75);
  const states = await environment.sql<{ status: string }>('select distinct status from payments');
  expect(states.map(({ status }) => status).sort()).toEqual(['failed', 'pending', 'successful']);
  const decided = await environment.sql<{ status: string }>('select distinct status from bookings');
  expect(decided.map(({ status }) => status).sort()).toEqual(['cancelled', 'confirmed', 'pending']);
});

test('messages are open, answered, done and snoozed, and templates are there to answer them', async () => {
  const states = await environment.sql<{ status: string }>('select distinct status from messages');
  expect(states.map(({ status }) => status).sort()).toEqual(['answered', 'done', 'open']);
  for (const some of [
    'messages where snoozed_until is not null',
    'messages where assignee is not null',
    'message_replies',
    `message_templates where name like '%(sample)'`,
  ])
    expect(await counted(some), some).toBeGreaterThan(0);
});

test('the gallery has uploaded pictures, public and not', async () => {
  const states = await environment.sql(
    `select state, count(*)::int from shelf_entries where kind = 'gallery-item' group by state order by state`,
  );
  expect(states).toEqual([
    { state: 'draft', count: 1 },
    { state: 'published', count: 2 },
  ]);
  expect(await counted('gallery_files where stored_at is not null')).toBe(3);
});

test('a client is suspended, and says why', async () => {
  expect(await environment.sql('select suspended_for from users where suspended_at is not null')).toEqual([
    { suspended_for: expect.stringContaining('Sample') },
  ]);
});

test('two are invited to the staff, one of them too long ago', async () => {
  expect(await counted(`invitations where email like '%@sample.example' and ending is null`)).toBe(2);
  expect(await counted('invitations where expires_at < now()')).toBe(1);
});

test('money moved on the days of its bookings, by every method, and most days are signed off', async () => {
  const [row] = await environment.sql<Record<string, string>>(
    `select count(distinct to_char(day, 'YYYY-MM')) months, count(distinct method) methods,
            count(*) filter (where kind = 'fee') fees,
            count(*) filter (where day <> (written_at at time zone 'Africa/Kigali')::date) apart from ledger_entries`,
  );
  expect(Number(row?.['months'])).toBeGreaterThan(2);
  expect(Number(row?.['methods'])).toBe(3);
  expect(Number(row?.['fees'])).toBeGreaterThan(3);
  expect(Number(row?.['apart'])).toBe(0);
  expect(await counted('day_closings')).toBeGreaterThan(5);
  await expect(environment.sql('update ledger_entries set amount = 1')).rejects.toThrow('never changed');
});

test('subscribers are there, and no mail to a sample waits to be sent', async () => {
  expect(await counted('subscribers')).toBeGreaterThan(5);
  expect(await counted(`outbox_mails where recipient like '%@sample.example' and status = 'waiting'`)).toBe(
    0,
  );
});

test('made once, they are not made again', async () => {
  const before = await counted('bookings');
  await asOwner(environment, makeSampleData);
  expect(await counted('bookings')).toBe(before);
});
