import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { localFolder, projectKey } from '#netlify/ops/places.ts';
import { freePort } from '../free-port.ts';
import { type Account, lastingFolders, reachableFolder, serverAccount, temporaryFolders } from './account.ts';
import { type Binaries, findBinaries } from './binaries.ts';
import { connectionUrl } from './connection.ts';
import { clearEarlierServer, ownerSession } from './earlier-server.ts';
import { runServer } from './server-process.ts';

export interface Cluster {
  url(database: string): string;
  /** Creates the database if missing, as a copy of `template` if given. True if it is new. */
  createDatabase(name: string, template?: string): Promise<boolean>;
  dropDatabase(name: string): Promise<void>;
  stop(): Promise<void>;
}

/** `kept`: the developer's data, reused at the next start. `throw-away`: deleted when the server stops. */
export type Lifetime = 'kept' | 'throw-away';

/** Trades durability for speed: for disposable data only. */
const carelessSettings = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

function initialise(binaries: Binaries, folder: string, account: Account | undefined): void {
  const flags = ['--auth=trust', '--username=postgres', '--encoding=UTF8', ...binaries.locale, '--no-sync'];
  const { status, stderr, error } = spawnSync(binaries.initdb, [`--pgdata=${folder}`, ...flags], {
    ...account,
    cwd: path.parse(folder).root,
    env: { PATH: process.env.PATH, LC_ALL: 'C' },
    encoding: 'utf8',
  });
  if (status !== 0)
    throw new Error(`PostgreSQL could not create its data folder ${folder}: ${error?.message ?? stderr}`);
}

function emptyFolder(prefix: string, account: Account | undefined): string {
  const folder = mkdtempSync(prefix);
  if (account) chownSync(folder, account.uid, account.gid);
  return folder;
}

/** Returns the developer's data folder, outside of the project if PostgreSQL's account cannot enter it. */
function keptFolder(binaries: Binaries, account: Account | undefined): string {
  const fallback = lastingFolders.map((folder) => path.join(folder, projectKey));
  const folder = path.join(reachableFolder([localFolder, ...fallback], account), 'postgres');
  if (existsSync(folder)) return folder;
  // Created next to its final place and renamed, so that an interrupted start leaves no partial folder.
  const half = emptyFolder(`${folder}-`, account);
  initialise(binaries, half, account);
  renameSync(half, folder);
  return folder;
}

function throwAwayFolder(binaries: Binaries, account: Account | undefined): string {
  const folder = emptyFolder(
    path.join(reachableFolder(temporaryFolders, account), 'fts-studio-postgres-'),
    account,
  );
  initialise(binaries, folder, account);
  return folder;
}

async function start(binaries: Binaries, folder: string, lifetime: Lifetime, account: Account | undefined) {
  const port = await freePort();
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'timezone=UTC',
    'log_timezone=UTC',
  ];
  if (lifetime === 'throw-away') settings.push(...carelessSettings);
  const stop = await runServer({
    program: binaries.postgres,
    arguments: ['-D', folder, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
    account,
    throwAwayFolder: lifetime === 'throw-away' ? folder : undefined,
  });
  return { port, stop };
}

/**
 * Starts PostgreSQL on a free port of the loopback interface. Not by the package's own API:
 * its server dies of our Ctrl+C, survives our SIGKILL, wants a new account and copies no templates.
 */
export async function startPostgres(lifetime: Lifetime, programs?: Binaries): Promise<Cluster> {
  const account = serverAccount();
  const binaries = programs ?? findBinaries(account);
  const folder = (lifetime === 'kept' ? keptFolder : throwAwayFolder)(binaries, account);
  if (lifetime === 'kept') await clearEarlierServer(folder);
  const { port, stop } = await start(binaries, folder, lifetime, account);
  const owner = new pg.Client({
    connectionString: connectionUrl(port, 'postgres'),
    application_name: ownerSession,
  });
  owner.on('error', () => undefined); // The server ended; every other connection reports that better.
  await owner.connect();
  return {
    url: (database) => connectionUrl(port, database),
    async createDatabase(name, template = 'template1') {
      const found = await owner.query('select from pg_database where datname = $1', [name]);
      if (found.rowCount) return false;
      await owner.query(
        `create database ${pg.escapeIdentifier(name)} template ${pg.escapeIdentifier(template)}`,
      );
      return true;
    },
    async dropDatabase(name) {
      await owner.query(`drop database if exists ${pg.escapeIdentifier(name)} with (force)`);
    },
    async stop() {
      await owner.end();
      await stop();
      if (lifetime === 'throw-away') rmSync(folder, { recursive: true, force: true });
    },
  };
}
