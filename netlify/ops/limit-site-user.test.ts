import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { countRows } from '#tests/support/count-rows.ts';
import { setUpEnvironment } from '#tests/support/set-up.ts';
import { bookedAndPaid } from '#tests/support/steps/webhooks.ts';
import { limitSiteUser } from './limit-site-user.ts';

// Every functions test runs as this user; these tests define its rights.
const environment = setUpEnvironment({ reset: false });
let site: pg.Client;
beforeAll(async () => {
  site = new pg.Client(process.env.NETLIFY_DB_URL);
  await site.connect();
});
afterAll(() => site.end());

test('a user who only reads and writes rows is enough for a booking and its payment', async () => {
  expect((await site.query('select current_user as name')).rows).toEqual([{ name: inject('siteUser') }]);
  await bookedAndPaid();
  expect(await environment.sql('select status from payments')).toEqual([{ status: 'successful' }]);
  expect(await countRows(environment, 'ledger_entries')).toBeGreaterThan(1);
});

test.each([
  ['create a table', 'create table notes (id int)'],
  ['alter a table', 'alter table bookings add column note text'],
  ['drop a table', 'drop table bookings'],
  ['truncate a table', 'truncate bookings cascade'],
  ['disable a trigger', 'alter table ledger_entries disable trigger all'],
  ['create a user', 'create role helper login'],
  ['become another user', 'set role postgres'],
  ['gain more rights', 'alter role current_user superuser'],
  ['mark a migration as applied', `insert into netlify.migrations (name) values ('9999_none')`],
  ['change ledger entries', 'update ledger_entries set amount = 1'],
  ['delete ledger entries', 'delete from ledger_entries'],
  ['change the actor of audit entries', `update audit_entries set actor = 'system'`],
  ['delete audit entries', 'delete from audit_entries'],
  ['change a signed day', `update day_closings set note = ''`],
])('the site’s user cannot %s', async (_, statement) => {
  await expect(site.query(statement)).rejects.toMatchObject({ code: '42501' });
});

test('the site’s user can fill the tables of later migrations', async () => {
  await environment.sql('create table later (id int)');
  await site.query('insert into later values (1)');
  expect(await countRows(environment, 'later')).toBe(1);
});

async function withUser(rights: (name: string) => string, work: (name: string) => Promise<void>) {
  const name = `other_${crypto.randomUUID().slice(0, 8)}`;
  await environment.sql(`create role ${name} login; ${rights(name)}`);
  try {
    await work(name);
  } finally {
    await environment.sql(`drop owned by ${name}; drop role ${name}`);
  }
}

test.each([
  ['inherits from another role', (name: string) => `grant pg_write_all_data to ${name}`],
  ['can read the server’s files', (name: string) => `grant pg_read_server_files to ${name}`],
  [
    'can become the owner',
    (name: string) =>
      `alter role ${name} noinherit; grant ${new URL(environment.databaseUrl).username} to ${name}`,
  ],
])('limiting a user who %s is refused', (_, rights) =>
  withUser(rights, (name) =>
    expect(limitSiteUser(environment.databaseUrl, name)).rejects.toThrow(/more than the site needs/),
  ),
);

test('limiting an owner is refused and leaves their rights', () =>
  withUser(
    (name) => `create table own (id int); alter table own owner to ${name}`,
    async (name) => {
      const rights = () => environment.sql(`select relacl::text from pg_class where relname = 'own'`);
      const before = await rights();
      await expect(limitSiteUser(environment.databaseUrl, name)).rejects.toThrow(/more than the site needs/);
      expect(await rights()).toEqual(before);
    },
  ));

test('limiting a user with all rights leaves only those of the site', () =>
  withUser(
    (name) =>
      `grant all on schema public, netlify to ${name}; grant all on all tables in schema public, netlify to ${name};
       alter default privileges in schema public grant all on tables to ${name}`,
    async (name) => {
      await limitSiteUser(environment.databaseUrl, name);
      await environment.sql('create table latest (id int)');
      const rights = `select table_name, privilege_type as may from information_schema.role_table_grants
        where grantee = $1 and privilege_type not in ('SELECT', 'INSERT', 'UPDATE', 'DELETE')`;
      expect(await environment.sql(rights, [name])).toEqual([]);
      const schemas = `select has_schema_privilege($1, 'public', 'create') or has_schema_privilege($1, 'netlify', 'create') as more`;
      expect(await environment.sql(schemas, [name])).toEqual([{ more: false }]);
    },
  ));

test('limiting an unknown user is refused', async () => {
  await expect(limitSiteUser(environment.databaseUrl, 'nobody')).rejects.toThrow('no user "nobody"');
});
