import { spawn } from 'node:child_process';
import { once } from 'node:events';
import pg from 'pg';
import { expect, test } from 'vitest';
import { startPostgres } from './cluster.ts';

const clusterModule = new URL('./cluster.ts', import.meta.url).href;

async function startElsewhere() {
  const script = `
    const { startPostgres } = await import('${clusterModule}');
    console.log((await startPostgres('throw-away')).url('postgres'));
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [address] = (await once(child.stdout, 'data')) as [Buffer];
  return { child, url: address.toString().trim() };
}

test('a database is copied with its rows, and creating it again returns false', async () => {
  const cluster = await startPostgres('throw-away');
  await cluster.createDatabase('origin');
  const origin = new pg.Client(cluster.url('origin'));
  await origin.connect();
  await origin.query(`create table note as select 'kept' as word`);
  await origin.end();
  expect([await cluster.createDatabase('copy', 'origin'), await cluster.createDatabase('copy')]).toEqual([
    true,
    false,
  ]);
  const copy = new pg.Client(cluster.url('copy'));
  await copy.connect();
  expect((await copy.query('select word from note')).rows).toEqual([{ word: 'kept' }]);
  await copy.end();
  await cluster.stop();
});

test('a throw-away server ends when the process that started it is killed', async () => {
  const { child, url } = await startElsewhere();
  const watcher = new pg.Client(url);
  await watcher.connect();
  watcher.on('error', () => undefined); // Expected: killing the server breaks this connection.
  const ended = new Promise((done) => watcher.once('end', done));
  child.kill('SIGKILL');
  await ended;
  await expect
    .poll(
      () =>
        new pg.Client(url).connect().then(
          () => 'up',
          () => 'gone',
        ),
      { timeout: 10_000 },
    )
    .toBe('gone');
});
