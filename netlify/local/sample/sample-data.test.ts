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

test.each(tables)('%s have more than five samples, all marked as such', async (table) => {
  expect(await counted(table)).toBeGreaterThan(5);
  expect(await counted(`${table} where name not like '%(sample)' or email not like '%@sample.example'`)).toBe(
    0,
  );
});

test('sample bookings span at least 75 days and have every booking and payment status', async () => {
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

test('the sample data has messages in every state, assigned ones, and templates', async () => {
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

test('the sample gallery has three uploads, two published and one draft', async () => {
  const states = await environment.sql(
    `select state, count(*)::int from shelf_entries where kind = 'gallery-item' group by state order by state`,
  );
  expect(states).toEqual([
    { state: 'draft', count: 1 },
    { state: 'published', count: 2 },
  ]);
  expect(await counted('gallery_files where stored_at is not null')).toBe(3);
});

test('a sample client is suspended with a reason', async () => {
  expect(await environment.sql('select suspended_for from users where suspended_at is not null')).toEqual([
    { suspended_for: expect.stringContaining('Sample') },
  ]);
});

test('two sample invitations are open, one of them expired', async () => {
  expect(await counted(`invitations where email like '%@sample.example' and ending is null`)).toBe(2);
  expect(await counted('invitations where expires_at < now()')).toBe(1);
});

test('sample ledger entries span several months and all methods, and days are signed off', async () => {
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

test('there are sample subscribers, and no mail to a sample waits to be sent', async () => {
  expect(await counted('subscribers')).toBeGreaterThan(5);
  expect(await counted(`outbox where recipient like '%@sample.example' and status = 'waiting'`)).toBe(0);
});

test('making the samples again adds none', async () => {
  const before = await counted('bookings');
  await asOwner(environment, makeSampleData);
  expect(await counted('bookings')).toBe(before);
});
