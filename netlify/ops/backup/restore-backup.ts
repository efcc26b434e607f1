import { readdir } from 'node:fs/promises';
import { isDeepStrictEqual } from 'node:util';
import pg from 'pg';
import { OperatorError } from '../command.ts';
import { migrate } from '../migrate.ts';
import { migrationsFolder } from '../places.ts';
import { type Lock, readArchive } from './archive.ts';
import { atOneMoment, readFacts } from './database-facts.ts';
import { type BackupHeader, fileOf, headerName, isDump, parseHeader } from './layout.ts';
import { restoreDump } from './postgres-tools.ts';
import { type NamedFile, readStored, removeStored, writeStored } from './stored-files.ts';

/** Result of a restore. `later`: migrations of the site that the backup lacked. */
export interface RestoredBackup {
  header: BackupHeader;
  files: number;
  later: string[];
}

const advice =
  'Nothing was changed. See “Restoring” in docs/operating.md for how to begin with an empty one.';

/**
 * Restores a backup into an empty database and the file store, after reading all of it.
 * Files first: unseen without rows, and removed if the rows fail. Throws OperatorError.
 */
export async function restoreBackup(
  path: string,
  databaseUrl: string,
  lock: Lock,
  folder = migrationsFolder,
): Promise<RestoredBackup> {
  const { header, files } = await readWhole(path, lock);
  await refuseUnknown(header.migrations, folder);
  await refuseFilled(databaseUrl, header.migrations);
  const added: NamedFile[] = [];
  try {
    await restoreFiles(path, lock, added);
    await refuseFilled(databaseUrl, header.migrations);
    await prepareExtension(databaseUrl, header);
    await restoreDump(databaseUrl, dumpOf(path, lock));
    await compareRows(databaseUrl, header);
  } catch (error) {
    if (await isEmpty(databaseUrl)) await removeAdded(added);
    throw error;
  }
  return { header, files, later: await migrate(databaseUrl, folder) };
}

/** Reads a whole backup, so that a damaged one is rejected before anything is written. */
async function readWhole(path: string, lock: Lock): Promise<{ header: BackupHeader; files: number }> {
  let header: BackupHeader | undefined;
  let files = 0;
  for await (const { name, bytes } of readArchive(path, lock)) {
    if (name === headerName) header = parseHeader(bytes);
    if (fileOf(name)) files += 1;
  }
  if (header === undefined) throw new OperatorError(`${path} does not hold a backup. Nothing was changed.`);
  return { header, files };
}

async function refuseUnknown(migrations: string[], folder: string): Promise<void> {
  const known = await readdir(folder);
  const unknown = migrations.find((name) => !known.includes(`${name}.sql`));
  if (unknown !== undefined)
    throw new OperatorError(
      `The backup has the migration ${unknown}, which this version of the site does not know: restore it with the version that made it.`,
    );
}

async function refuseFilled(databaseUrl: string, migrations: string[]): Promise<void> {
  const found = await atOneMoment(databaseUrl, readFacts);
  const tables = Object.keys(found.rows);
  if (tables.length === 0) return;
  if (found.migrations.length === 0 || !found.migrations.every((name) => migrations.includes(name)))
    throw new OperatorError(`This database has tables that are not in the backup. ${advice}`);
  const filled = tables.find((name) => name !== 'netlify.migrations' && found.rows[name] !== 0);
  if (filled !== undefined)
    throw new OperatorError(`This database is not empty: there are rows in ${filled}. ${advice}`);
}

/** Adds the extension that a backup without half days needs: a dump of schemas has no extensions. */
async function prepareExtension(databaseUrl: string, { rows }: BackupHeader): Promise<void> {
  if (rows['public.assignments'] === undefined || rows['public.assignment_halves'] !== undefined) return;
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    // The same place as in the migration: a restore drops the site’s own schemas first.
    await client.query(
      'create schema if not exists extensions; create extension if not exists btree_gist schema extensions',
    );
  } catch (error) {
    throw new OperatorError(
      `This backup needs the extension btree_gist, which this database refuses. ${advice}`,
      {
        cause: error,
      },
    );
  } finally {
    await client.end();
  }
}

async function* dumpOf(path: string, lock: Lock): AsyncGenerator<Buffer> {
  for await (const { name, bytes } of readArchive(path, lock)) if (isDump(name)) yield bytes;
}

/** Writes missing files, verifies them and notes them in `added`. Existing files must be equal. */
async function restoreFiles(path: string, lock: Lock, added: NamedFile[]): Promise<void> {
  for await (const { name, bytes } of readArchive(path, lock)) {
    const file = fileOf(name);
    if (file === undefined) continue;
    const held = await readStored(file);
    if (held?.equals(bytes)) continue;
    if (held !== undefined)
      throw new OperatorError(
        `The file store ${file.store} has another file under the key ${file.key}. Nothing was restored: remove that file or use another site.`,
      );
    added.push(file);
    await writeStored(file, bytes);
    if (!(await readStored(file))?.equals(bytes))
      throw new Error(`The file store ${file.store} stored ${file.key} with other content than we sent.`);
  }
}

async function compareRows(databaseUrl: string, { migrations, rows }: BackupHeader): Promise<void> {
  if (!isDeepStrictEqual(await atOneMoment(databaseUrl, readFacts), { migrations, rows }))
    throw new Error('The restored tables do not have as many rows as the backup.');
}

/** True if a failed restore left no rows; when in doubt, false, and the files stay. */
async function isEmpty(databaseUrl: string): Promise<boolean> {
  const facts = await atOneMoment(databaseUrl, readFacts).catch(() => undefined);
  if (facts === undefined) return false;
  return Object.entries(facts.rows).every(([name, rows]) => name === 'netlify.migrations' || rows === 0);
}

async function removeAdded(added: NamedFile[]): Promise<void> {
  for (const file of added)
    await removeStored(file).catch((error: unknown) =>
      console.error(`The file ${file.key} could not be deleted from the store ${file.store}.`, error),
    );
}
