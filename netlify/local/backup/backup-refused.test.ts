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
import { readArchive, writeArchive } from './archive.ts';
import { checkArchive } from './check-archive.ts';
import type { Piece } from './contents.ts';
import { makeBackup } from './make-backup.ts';
import { restoreBackup } from './restore/restore-backup.ts';
import { Tally } from './tally.ts';

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

/** Restores into an empty site, and gives why that failed and what it left. */
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

test('another passphrase, and a file that is no backup', async () => {
  const wrong = { why: expect.stringContaining('the passphrase is another'), ...nothingLeft };
  expect(await refusalOf(backup, { passphrase: `${lock.passphrase} ` })).toEqual(wrong);
  await writeFile(other, 'not a backup');
  expect(await refusalOf(other)).toEqual(wrong);
  await writeFile(other, '');
  expect(await refusalOf(other)).toEqual(wrong);
  expect(await refusalOf(`${other}.none`)).toEqual({ why: 'There is no such file.', ...nothingLeft });
});

test('a file that was cut off or changed, wherever it was', async () => {
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

/** Writes the pieces of the good backup anew, with the right passphrase. */
async function rewritten(change: (piece: Piece) => Piece[]): Promise<string> {
  async function* pieces(): AsyncGenerator<Piece> {
    for await (const piece of readArchive(backup, lock)) yield* change(piece);
  }
  await rm(other, { force: true });
  await writeArchive(other, lock, pieces());
  return other;
}

test('a file that opens and yet is not what it says', async () => {
  const changes: ((piece: Piece) => Piece[])[] = [
    (piece) => (piece.kind === 'contents' ? [] : [piece]),
    (piece) => (piece.kind === 'header' ? [] : [piece]),
    (piece) => (piece.kind === 'file' ? [] : [piece]),
    (piece) => (piece.kind === 'rows' ? [piece, piece] : [piece]),
    (piece) => (piece.kind === 'file' ? [{ ...piece, bytes: Buffer.from('other') }] : [piece]),
    (piece) => (piece.kind === 'contents' ? [piece, piece] : [piece]),
  ];
  for (const change of changes) {
    const { why, ...left } = await refusalOf(await rewritten(change));
    expect(why).toContain('does not hold what a backup holds');
    expect(left).toEqual(nothingLeft);
  }
});

/** The good backup with other rows, which says of itself that they are right. */
async function forged(change: (piece: Piece & { kind: 'rows' }) => Piece[]): Promise<string> {
  let tally = new Tally([]);
  return rewritten((piece) => {
    if (piece.kind === 'header') tally = new Tally(piece.header.tables);
    if (piece.kind === 'contents') return [{ ...piece, contents: { ...tally.contents(), missing: [] } }];
    const pieces = piece.kind === 'rows' ? change(piece) : [piece];
    for (const one of pieces) tally.add(one);
    return pieces;
  });
}

test('rows that the database does not take, after the files were there', async () => {
  const twice = await forged((piece) => (piece.table === 'public.bookings' ? [piece, piece] : [piece]));
  expect(await refusalOf(twice)).toEqual({ why: expect.stringContaining('duplicate key'), ...nothingLeft });
  const orphans = await forged((piece) => (piece.table === 'public.bookings' ? [] : [piece]));
  expect(await refusalOf(orphans)).toEqual({ why: expect.stringContaining('foreign key'), ...nothingLeft });
  const nonsense = await forged((piece) => [{ ...piece, bytes: Buffer.from('nonsense\n') }]);
  expect(await refusalOf(nonsense)).toEqual({
    why: expect.stringMatching(/missing data|invalid input/),
    ...nothingLeft,
  });
});

test('a backup of a newer format', async () => {
  const newer = await rewritten((piece) =>
    piece.kind === 'header' ? [{ ...piece, header: { ...piece.header, version: 2 as 1 } }] : [piece],
  );
  expect(await refusalOf(newer)).toEqual({ why: expect.stringContaining('newer format'), ...nothingLeft });
});

test('a database that has rows, or tables that the backup does not know', async () => {
  const site = await emptySite();
  await migrate(site.url);
  await site.sql(`insert into users (name, email) values ('Aline', 'aline@example.com')`);
  const before = await allRows(site);
  await expect(restoreBackup(backup, site.url, lock)).rejects.toThrow('not empty: there are rows in users');
  expect([await allRows(site), await allFiles()]).toEqual([before, {}]);
  await site.sql(`delete from users`);
  await site.sql(`insert into netlify.migrations (name) values ('9999_newer')`);
  await expect(restoreBackup(backup, site.url, lock)).rejects.toThrow(
    'tables that are not those of the backup',
  );
  await site.sql(`delete from netlify.migrations where name = '9999_newer'`);
  await restoreBackup(backup, site.url, lock);
  expect(await site.sql('select name from bookings')).toHaveLength(1);
});

test('a version of the site that does not know its migrations', async () => {
  const { why, ...left } = await refusalOf(backup, {
    folder: path.join(tmpdir(), 'fts-studio-no-migrations'),
  });
  expect(why).toContain('restore it with the version of the site that made it');
  expect(left).toEqual(nothingLeft);
});

test('a file store that has another file of the same name, which stays', async () => {
  const site = await emptySite();
  await getStore('gallery').set('picture', 'mine');
  await expect(restoreBackup(backup, site.url, lock)).rejects.toThrow(
    'has another file under the key picture',
  );
  expect([await allRows(site), Object.keys(await allFiles())]).toEqual([{}, ['gallery/picture']]);
});

test('a backup replaces no file, and of one that fails nothing is left', async () => {
  await expect(makeBackup(backup, environment.databaseUrl, lock)).rejects.toThrow('exists already');
  await rm(other, { force: true });
  const site = await emptySite();
  await expect(makeBackup(other, site.url, lock)).rejects.toThrow('never migrated');
  await expect(makeBackup(path.join(other, 'none', 'file'), environment.databaseUrl, lock)).rejects.toThrow(
    'ENOENT',
  );
  await expect(open(other)).rejects.toThrow('ENOENT');
  await expect(open(`${other}.part`)).rejects.toThrow('ENOENT');
});

test('a file that rows name and the store lost is told, and the rest is in the backup', async () => {
  const [row] = await environment.sql<{ cv_key: string }>('select cv_key from applications');
  const cv = await getStore('cvs').get(row?.cv_key ?? '', { type: 'arrayBuffer' });
  await getStore('cvs').delete(row?.cv_key ?? '');
  await rm(other, { force: true });
  const { contents } = await makeBackup(other, environment.databaseUrl, lock);
  expect(contents.missing).toEqual([{ store: 'cvs', key: row?.cv_key }]);
  expect((await checkArchive(other, lock)).contents).toEqual(contents);
  await getStore('cvs').set(row?.cv_key ?? '', cv);
});

test('what is written while a backup is made is in it whole or not at all', async () => {
  await rm(other, { force: true });
  let done = false;
  const writing = (async () => {
    for (let next = 0; !done; next += 1)
      await environment.sql(
        `with added as (insert into users (name, email) values ('Aline', $1) returning id)
         insert into credentials (user_id, account_id) select id, id from added`,
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
