import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { countRows } from '#tests/support/count-rows.ts';
import { setUpEnvironment } from '#tests/support/set-up.ts';
import { bookedAndPaid } from '#tests/support/webhooks.ts';
import { limitSiteUser } from './limit-site-user.ts';

// Every functions test runs as this user; here is what that means.
const environment = setUpEnvironment({ reset: false });
let site: pg.Client;
beforeAll(async () => {
  site = new pg.Client(process.env.NETLIFY_DB_URL);
  await site.connect();
});
afterAll(() => site.end());

test('the site takes a booking and its payment as a user who only reads and writes rows', async () => {
  expect((await site.query('select current_user as name')).rows).toEqual([{ name: inject('siteUser') }]);
  await bookedAndPaid();
  expect(await environment.sql('select status from payments')).toEqual([{ status: 'successful' }]);
  expect(await countRows(environment, 'ledger_entries')).toBeGreaterThan(1);
});

test.each([
  ['make a table', 'create table notes (id int)'],
  ['change a table', 'alter table bookings add column note text'],
  ['drop a table', 'drop table bookings'],
  ['empty a table', 'truncate bookings cascade'],
  ['switch a trigger off', 'alter table ledger_entries disable trigger all'],
  ['make a user', 'create role helper login'],
  ['become another user', 'set role postgres'],
  ['get more rights', 'alter role current_user superuser'],
  ['mark a migration as applied', `insert into netlify.migrations (name) values ('9999_none')`],
  ['change the ledger', 'update ledger_entries set amount = 1'],
  ['take something out of the ledger', 'delete from ledger_entries'],
  ['say that someone else did it', `update audit_entries set actor = 'system'`],
  ['take something out of the audit log', 'delete from audit_entries'],
  ['change a day that is signed', `update day_closings set note = ''`],
])('that user cannot %s', async (_, statement) => {
  await expect(site.query(statement)).rejects.toMatchObject({ code: '42501' });
});

test('that user can fill the tables of later migrations, too', async () => {
  await environment.sql('create table later (id int)');
  await site.query('insert into later values (1)');
  expect(await countRows(environment, 'later')).toBe(1);
});

test('a user who may do more all the same is refused, and one who is not there', async () => {
  const name = `strong_${crypto.randomUUID().slice(0, 8)}`;
  await environment.sql(`create role ${name} login; grant pg_write_all_data to ${name}`);
  try {
    await expect(limitSiteUser(environment.databaseUrl, name)).rejects.toThrow(/more than the site needs/);
  } finally {
    await environment.sql(`drop owned by ${name}; drop role ${name}`);
  }
  await expect(limitSiteUser(environment.databaseUrl, name)).rejects.toThrow(`no user "${name}"`);
});
