import { existsSync, globSync, realpathSync } from 'node:fs';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { startPostgres } from '#netlify/local/postgres/cluster.ts';
import { installFromDebian } from '../run/debian.ts';
import { provide } from './cluster.setup.ts';

const programs = ['pg_dump', 'pg_restore', 'initdb', 'postgres'];

/** Starts the machine's PostgreSQL: the npm package lacks `pg_dump`, which rejects newer servers. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = installedFolder();
  process.env.PATH = `${folder}${path.delimiter}${process.env.PATH}`;
  const [initdb, postgres] = [path.join(folder, 'initdb'), path.join(folder, 'postgres')];
  return provide(project, await startPostgres('throw-away', { initdb, postgres, locale: ['--locale=C'] }));
}

function installedFolder(): string {
  const found = findFolder();
  if (found !== undefined) return found;
  installFromDebian('postgresql');
  const installed = findFolder();
  if (installed === undefined)
    throw new Error(
      'The tests of backups need PostgreSQL with pg_dump. Please install it, for example with “apt-get install postgresql”.',
    );
  return installed;
}

function findFolder(): string | undefined {
  const debian = globSync('/usr/lib/postgresql/*/bin').toSorted().reverse();
  const onPath = (process.env.PATH ?? '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, 'pg_dump'))
    .filter((file) => existsSync(file))
    .map((file) => path.dirname(realpathSync(file)));
  return [...debian, ...onPath].find((folder) =>
    programs.every((name) => existsSync(path.join(folder, name))),
  );
}
