import { open, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getStore } from '@netlify/blobs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { apply } from '#tests/support/requests/application-request.ts';
import { book } from '#tests/support/requests/booking-request.ts';
import { allFiles, allRows, emptySite } from '#tests/support/server/site-copy.ts';
import { setUpEnvironment } from '#tests/support/set-up.ts';
import { migrate } from '../migrate.ts';
import { type ArchiveEntry, readArchive, writeArchive } from './archive.ts';
import { makeBackup } from './make-backup.ts';
import { restoreBackup } from './restore-backup.ts';

const environment = setUpEnvironment({ reset: false });
const lock = { passphrase: 'seven lamps by lake muhazi', workFactor: 8 };
const backup = path.join(tmpdir(), `fts-studio-refused-${crypto.randomUUID()}.age`);
const other = `${backup}.other`;

beforeAll(async () => {
  expect((await apply()).status).toBe(201);
  expect((await book()).status).toBe(201);
  await getStore('gallery').set('picture', 'x'.repeat(200_000));
  await makeBackup(backup, environment.databaseUrl, lock);
});
afterAll(() => Promise.all([rm(backup), rm(other, { force: true })]));

async function refusalOf(
  file: string,
  { passphrase = lock.passphrase, folder = undefined as string | undefined } = {},
) {
  const site = await emptySite();
  const why = await restoreBackup(file, site.url, { passphrase }, folder).then(
    () => 'nothing',
    (error: Error) => error.message,
  );
  return { why, rows: await allRows(site), files: await allFiles() };
}

const nothingLeft = { rows: {}, files: {} };

test('a wrong passphrase, a file that is no backup and a missing file are refused', async () => {
  const wrong = { why: expect.stringContaining('the passphrase is wrong'), ...nothingLeft };
  expect(await refusalOf(backup, { passphrase: `${lock.passphrase} ` })).toEqual(wrong);
  await writeFile(other, 'not a backup');
  expect(await refusalOf(other)).toEqual(wrong);
  await writeFile(other, '');
  expect(await refusalOf(other)).toEqual(wrong);
  expect(await refusalOf(`${other}.none`)).toEqual({ why: 'There is no such file.', ...nothingLeft });
});

test('a truncated or changed file is refused, wherever the damage is', async () => {
  const whole = await readFile(backup);
  const damaged = { why: expect.stringContaining('damaged or incomplete'), ...nothingLeft };
  for (const length of [whole.length - 1, whole.length - 70_000, 70_000, 1000]) {
    await writeFile(other, whole.subarray(0, length));
    expect(await refusalOf(other), `cut at ${length}`).toEqual(damaged);
  }
  for (const at of [1000, 100_000, whole.length - 1]) {
    const changed = Buffer.from(whole);
    changed[at] = (changed[at] ?? 0) ^ 1;
    await writeFile(other, changed);
    expect(await refusalOf(other), `changed at ${at}`).toEqual(damaged);
  }
});

async function rewritten(change: (entry: ArchiveEntry) => ArchiveEntry[]): Promise<string> {
  async function* entries(): AsyncGenerator<ArchiveEntry> {
    for await (const entry of readArchive(backup, lock)) yield* change(entry);
  }
  await rm(other, { force: true });
  await writeArchive(other, lock, entries());
  return other;
}

const isHeader = ({ name }: ArchiveEntry) => name === 'backup.json';
const withHeader = (change: (text: string) => string) =>
  rewritten((entry) =>
    isHeader(entry) ? [{ ...entry, bytes: Buffer.from(change(entry.bytes.toString())) }] : [entry],
  );

test('an archive without a header, or of another format, is refused', async () => {
  expect(await refusalOf(await rewritten((entry) => (isHeader(entry) ? [] : [entry])))).toEqual({
    why: expect.stringContaining('does not hold a backup'),
    ...nothingLeft,
  });
  expect(await refusalOf(await withHeader((text) => text.replace('"version": 2', '"version": 3')))).toEqual({
    why: expect.stringContaining('another format'),
    ...nothingLeft,
  });
});

test('a dump that pg_restore rejects leaves neither rows nor files', async () => {
  const isDump = ({ name }: ArchiveEntry) => name.startsWith('database/');
  const short = await rewritten((entry) =>
    isDump(entry) ? [{ ...entry, bytes: entry.bytes.subarray(0, -5000) }] : [entry],
  );
  expect(await refusalOf(short)).toEqual({
    why: expect.stringContaining('pg_restore failed'),
    ...nothingLeft,
  });
  const nonsense = await rewritten((entry) =>
    isDump(entry) ? [{ ...entry, bytes: Buffer.from('nonsense') }] : [entry],
  );
  expect(await refusalOf(nonsense)).toEqual({
    why: expect.stringContaining('pg_restore failed'),
    ...nothingLeft,
  });
});

test('a restored table with another row count than the backup names is an error', async () => {
  const file = await withHeader((text) => text.replace('"public.bookings": 1', '"public.bookings": 2'));
  expect((await refusalOf(file)).why).toContain('do not have as many rows');
});

test('a database with rows, or with migrations that the backup lacks, is refused', async () => {
  const site = await emptySite();
  await migrate(site.url);
  await site.sql(`insert into users (name, email) values ('Aline', 'aline@example.com')`);
  const before = await allRows(site);
  await expect(restoreBackup(backup, site.url, lock)).rejects.toThrow(
    'not empty: there are rows in public.users',
  );
  expect([await allRows(site), await allFiles()]).toEqual([before, {}]);
  await site.sql(`delete from users`);
  await site.sql(`insert into netlify.migrations (name) values ('9999_newer')`);
  await expect(restoreBackup(backup, site.url, lock)).rejects.toThrow('tables that are not in the backup');
  await site.sql(`delete from netlify.migrations where name = '9999_newer'`);
  await restoreBackup(backup, site.url, lock);
  expect(await site.sql('select name from bookings')).toHaveLength(1);
});

test('a backup of a newer version of the site is refused', async () => {
  const { why, ...left } = await refusalOf(backup, { folder: tmpdir() });
  expect(why).toContain('which this version of the site does not know');
  expect(left).toEqual(nothingLeft);
});

test('a restore fails rather than replace a different file under a key of the backup', async () => {
  const site = await emptySite();
  await getStore('gallery').set('picture', 'mine');
  await expect(restoreBackup(backup, site.url, lock)).rejects.toThrow(
    'has another file under the key picture',
  );
  expect([await allRows(site), Object.keys(await allFiles())]).toEqual([{}, ['gallery/picture']]);
});

test('a backup overwrites no file, and a failed one leaves none', async () => {
  await expect(makeBackup(backup, environment.databaseUrl, lock)).rejects.toThrow('already exists');
  await rm(other, { force: true });
  const site = await emptySite();
  await expect(makeBackup(other, site.url, lock)).rejects.toThrow('never migrated');
  await expect(makeBackup(path.join(other, 'none', 'file'), environment.databaseUrl, lock)).rejects.toThrow(
    'ENOENT',
  );
  await expect(open(other)).rejects.toThrow('ENOENT');
  await expect(open(`${other}.unfinished-backup`)).rejects.toThrow('ENOENT');
});

test('a file that rows reference but the store lost is reported, and the rest is backed up', async () => {
  const [row] = await environment.sql<{ cv_key: string }>('select cv_key from applications');
  const cv = await getStore('cvs').get(row?.cv_key ?? '', { type: 'arrayBuffer' });
  await getStore('cvs').delete(row?.cv_key ?? '');
  await rm(other, { force: true });
  const made = await makeBackup(other, environment.databaseUrl, lock);
  expect(made).toMatchObject({ files: 1, missing: [{ store: 'cvs', key: row?.cv_key }] });
  await getStore('cvs').set(row?.cv_key ?? '', cv);
  const site = await emptySite();
  expect(await restoreBackup(other, site.url, lock)).toMatchObject({ files: 1 });
  expect(await site.sql('select cv_key from applications')).toEqual([row]);
});

test('a transaction that commits during a backup is included whole or not at all', async () => {
  await rm(other, { force: true });
  let done = false;
  const writing = (async () => {
    for (let next = 0; !done; next += 1)
      await environment.sql(
        `with added as (insert into users (name, email) values ('Aline', $1) returning id)
         insert into credentials (user_id) select id from added`,
        [`aline-${next}@example.com`],
      );
  })();
  await makeBackup(other, environment.databaseUrl, lock).finally(() => {
    done = true;
  });
  await writing;
  const site = await emptySite();
  await restoreBackup(other, site.url, lock);
  const halves = `select from users full join credentials on user_id = users.id where users.id is null or user_id is null`;
  expect(await site.sql(halves)).toEqual([]);
});
