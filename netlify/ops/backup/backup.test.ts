import { randomBytes } from 'node:crypto';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getStore } from '@netlify/blobs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeSampleData } from '#netlify/local/sample/sample-data.ts';
import { seedAccounts } from '#netlify/local/seed-accounts.ts';
import { asOwner } from '#tests/support/as-owner.ts';
import { allFiles, allRows, emptySite } from '#tests/support/server/site-copy.ts';
import { setUpEnvironment } from '#tests/support/set-up.ts';
import { migrate } from '../migrate.ts';
import { migrationsFolder, projectRoot } from '../places.ts';
import { makeBackup } from './make-backup.ts';
import { restoreBackup } from './restore-backup.ts';

const environment = setUpEnvironment({ reset: false });
const lock = { passphrase: 'seven lamps by lake muhazi', workFactor: 8 };
const odd = '"Odd values, ""quoted"""';
const all = Array.from({ length: 256 }, (_, byte) => byte);
let folder = '';
const inFolder = (name: string) => path.join(folder, name);

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'fts-studio-backup-'));
  await cp(migrationsFolder, inFolder('migrations'), { recursive: true });
  await cp(
    path.join(projectRoot, 'tests/support/server/odd-values.sql'),
    inFolder('migrations/9998_odd-values.sql'),
  );
  await migrate(environment.databaseUrl, inFolder('migrations'));
  await seedAccounts();
  await asOwner(environment, makeSampleData);
  await keepOddValues();
  await keepOddFiles();
});
afterAll(() => rm(folder, { recursive: true }));

async function keepOddValues() {
  await environment.sql(`insert into ${odd} ("select") values ('names the next')`);
  await environment.sql(
    `insert into ${odd} ("select", characters, bytes, number, float, "real", money, moment, local, day, "time", length, kind, words,
       grid, json, jsonb, span, address, bits, found, xml)
     values ($1, 'é', $2, -0.00000000000000000001, 'NaN', '-Infinity', -4611686018427387904, 'infinity', '4714-11-24 BC', '-infinity',
       '24:00:00-11:30', '1 year -2 mons 3 days -00:00:00.000001', 'with,comma', $3, '{{1,2},{NULL,4}}', $4, $5, '[2026-01-01,)',
       '2001:db8::1/64', B'0101', 'a:1A fat:2', '<a>&amp;</a>')`,
    [
      '\\N \\. \t\r\n\b\v\f "\' 🇷🇼 e\u0301 \u202e',
      Buffer.from(all),
      ['', 'NULL', null, '{,}', '\\'],
      '{ "b": 1.10, "a": "\\u0001", "b": 2 }',
      '{ "b": 1.10, "a": "\\u0001", "b": 2 }',
    ],
  );
  await environment.sql(`insert into ${odd} ("select", bytes) values ($1, $2)`, [
    'x'.repeat(3_000_000),
    randomBytes(1_000_000),
  ]);
  // The update moves the row behind those that it references.
  await environment.sql(`update ${odd} set parent = 4 - counted where counted in (1, 3)`);
}

async function keepOddFiles() {
  const keep = (store: string, key: string, bytes: Uint8Array<ArrayBuffer>) =>
    getStore(store).set(key, bytes.buffer);
  await keep('cvs', 'of-all-bytes', new Uint8Array(all));
  await keep('avatars', 'empty', new Uint8Array());
  await keep('gallery', 'large', new Uint8Array(randomBytes(20_000_000)));
}

test('a restore brings back every row and every file unchanged', async () => {
  const backup = inFolder('whole.age');
  const before = { rows: await allRows(environment), files: await allFiles() };
  const made = await makeBackup(backup, environment.databaseUrl, lock);
  expect(made.missing).toEqual([]);

  const site = await emptySite();
  const restored = await restoreBackup(backup, site.url, lock, inFolder('migrations'));
  expect(restored.later).toEqual([]);
  const after = { rows: await allRows(site), files: await allFiles() };
  expect(Object.keys(after.rows)).toEqual(Object.keys(before.rows));
  for (const [table, rows] of Object.entries(before.rows)) expect(after.rows[table], table).toEqual(rows);
  expect(after.files).toEqual(before.files);
  expect(before.rows['public.bookings']?.length).toBeGreaterThan(5);
  expect(before.rows['netlify.migrations']?.length).toBeGreaterThan(30);
});

test('a restored database has the constraints, triggers and sequences of the original', async () => {
  const backup = inFolder('guards.age');
  await makeBackup(backup, environment.databaseUrl, lock);
  const site = await emptySite();
  await restoreBackup(backup, site.url, lock, inFolder('migrations'));
  const next = `insert into ${odd} ("select") values ('next') returning counted, always::text`;
  expect(await site.sql(next)).toEqual(await environment.sql(next));
  await environment.sql(`delete from ${odd} where "select" = 'next'`);
  await expect(site.sql('update ledger_entries set amount = 1')).rejects.toThrow('never changed');
  const guards = `select conrelid::regclass::text, conname, pg_get_constraintdef(oid) as rule, convalidated from pg_constraint
    where connamespace = 'public'::regnamespace order by 1, 2`;
  expect(await site.sql(guards)).toEqual(await environment.sql(guards));
  const triggers = `select tgrelid::regclass::text, tgname, tgenabled from pg_trigger where not tgisinternal order by 1, 2`;
  expect(await site.sql(triggers)).toEqual(await environment.sql(triggers));
});

test('restoring a backup of an earlier version applies the later migrations', async () => {
  const backup = inFolder('earlier.age');
  const site = await emptySite();
  await migrate(site.url);
  await site.sql(`insert into users (name, email) values ('Aline', 'aline@example.com')`);
  await makeBackup(backup, site.url, lock);
  const later = await emptySite();
  const restored = await restoreBackup(backup, later.url, lock, inFolder('migrations'));
  expect(restored.later).toEqual(['9998_odd-values']);
  expect(await later.sql('select name from users')).toEqual([{ name: 'Aline' }]);
  expect(await later.sql(`select from ${odd}`)).toEqual([]);
});

test('the files of a deployed site are read and written with its id and a token', async () => {
  const backup = inFolder('deployed.age');
  const site = await emptySite();
  await migrate(site.url);
  const { edgeURL, siteID, token } = JSON.parse(Buffer.from(site.files, 'base64').toString());
  process.env.NETLIFY_BLOBS_CONTEXT = Buffer.from(
    JSON.stringify({ apiURL: edgeURL, siteID, token }),
  ).toString('base64');
  await getStore('cvs').set('some', 'bytes');
  await makeBackup(backup, site.url, lock);
  await getStore('cvs').delete('some');
  await restoreBackup(backup, (await emptySite()).url, lock);
  expect(Object.values(await allFiles())).toEqual([Buffer.from('bytes').toString('hex')]);
});

test('a restore works as a database owner who is not a superuser', async () => {
  const backup = inFolder('owner.age');
  const site = await emptySite();
  await migrate(site.url);
  await makeBackup(backup, site.url, lock);
  const later = await emptySite();
  const owner = `owner_${crypto.randomUUID().slice(0, 8)}`;
  const { pathname } = new URL(later.url);
  await later.sql(`create role ${owner} login password 'not used'`);
  await later.sql(`alter database ${pathname.slice(1)} owner to ${owner}`);
  await restoreBackup(backup, Object.assign(new URL(later.url), { username: owner }).href, lock);
  expect(await later.sql(`select distinct tableowner from pg_tables where schemaname = 'public'`)).toEqual([
    { tableowner: owner },
  ]);
});
