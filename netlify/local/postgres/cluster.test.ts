import { spawn } from 'node:child_process';
import { once } from 'node:events';
import pg from 'pg';
import { expect, test } from 'vitest';
import { startPostgres } from './cluster.ts';

const clusterModule = new URL('./cluster.ts', import.meta.url).href;

/** A process of its own that starts a throw-away server and tells its address. */
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

test('copies a database with its rows, once', async () => {
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

test('ends with the process that started it, even when that is killed', async () => {
  const { child, url } = await startElsewhere();
  const watcher = new pg.Client(url);
  await watcher.connect();
  watcher.on('error', () => undefined); // The very thing that is expected.
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
