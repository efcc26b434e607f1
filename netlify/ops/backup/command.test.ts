import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getStore } from '@netlify/blobs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendMessage } from '#tests/support/requests/message-request.ts';
import { setUpEnvironment } from '#tests/support/set-up.ts';
import { projectRoot } from '../places.ts';

const environment = setUpEnvironment({ reset: false });
const passphrase = 'seven lamps by lake muhazi';

/** Milliseconds: each command is a separate process, and deriving its key takes a second. */
const timeoutMs = 120_000;

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'fts-studio-backup-'));
});
afterAll(() => rm(folder, { recursive: true }));

function run(command: 'backup' | 'restore', words: string[], settings: NodeJS.ProcessEnv = {}) {
  const { promise, resolve } = Promise.withResolvers<{ failed: boolean; said: string }>();
  const env = {
    ...process.env,
    DATABASE_URL: environment.databaseUrl,
    BACKUP_PASSPHRASE: passphrase,
    ...settings,
  };
  execFile(
    process.execPath,
    [path.join(projectRoot, `netlify/ops/backup/${command}.ts`), ...words],
    { env },
    (error, out, err) => resolve({ failed: error !== null, said: out + err }),
  );
  return promise;
}

test(
  'a backup is made, recorded and rehearsed, and restoring it into a site with rows fails',
  async () => {
    expect((await sendMessage()).status).toBe(201);
    await getStore('cvs').set('key', 'a CV');
    const file = path.join(folder, 'studio.age');
    const killed = path.join(folder, 'killed.age.unfinished-backup');
    const running = path.join(folder, 'running.age.unfinished-backup');
    const download = path.join(folder, 'film.part');
    for (const name of [killed, running, download]) await writeFile(name, 'half a file');
    for (const old of [killed, download]) await utimes(old, new Date(0), new Date(0));
    const made = await run('backup', [file]);
    expect(made).toEqual({ failed: false, said: expect.stringContaining('1 files') });
    const { host, pathname, password } = new URL(environment.databaseUrl);
    expect(made.said).toContain(`Database: ${pathname.slice(1)} at ${host}\n`);
    expect(made.said).not.toContain(password);
    expect((await readdir(folder)).sort()).toEqual([
      'film.part',
      'running.age.unfinished-backup',
      'studio.age',
    ]);
    const { size, mode } = await stat(file);
    expect(mode & 0o077, 'nobody else may read it').toBe(0);
    const noted = await environment.sql('select ok, bytes::int, files, missing_files, problem from backups');
    expect(noted).toEqual([{ ok: true, bytes: size, files: 1, missing_files: 0, problem: null }]);

    const rehearsed = await run('restore', [file, '--rehearse']);
    expect(rehearsed).toEqual({ failed: false, said: expect.stringContaining('could be restored') });
    const restored = await run('restore', [file]);
    expect(restored).toEqual({ failed: true, said: expect.stringContaining('This database is not empty') });
    expect(restored.said).toContain(`Database: ${pathname.slice(1)} at ${host}\n`);
  },
  timeoutMs,
);

test(
  'mistakes of the operator get a readable message, and failed backups are recorded',
  async () => {
    await environment.sql('delete from backups');
    const file = path.join(folder, 'none.age');
    const mistakes = await Promise.all([
      run('backup', []),
      run('backup', [file, '--now']),
      run('backup', [file], { BACKUP_PASSPHRASE: 'short' }),
      run('backup', [file], { BACKUP_PASSPHRASE: '' }),
      run('backup', [file], { PATH: folder }),
      run('backup', [file], { NETLIFY_BLOBS_CONTEXT: '' }),
      run('restore', [file], { DATABASE_URL: '', NETLIFY_DB_URL: '' }),
    ]);
    const said = [
      'npm run backup -- FILE',
      'npm run backup -- FILE',
      'at least 20 characters',
      'set BACKUP_PASSPHRASE',
      'pg_dump was not found',
      'NETLIFY_SITE_ID and NETLIFY_AUTH_TOKEN',
      'set DATABASE_URL',
    ];
    expect(mistakes).toEqual(said.map((words) => ({ failed: true, said: expect.stringContaining(words) })));
    for (const mistake of mistakes) expect(mistake.said).not.toMatch(/\n {4}at /);
    const noted = await environment.sql<{ ok: boolean; bytes: string; problem: string }>(
      'select ok, bytes, problem from backups',
    );
    expect(noted.map(({ ok, bytes }) => [ok, bytes])).toEqual([
      [false, '0'],
      [false, '0'],
      [false, '0'],
    ]);
    expect(noted.map(({ problem }) => problem)).toContainEqual(
      expect.stringContaining('at least 20 characters'),
    );
  },
  timeoutMs,
);
