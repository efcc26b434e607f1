import { existsSync } from 'node:fs';
import { readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { OperatorError } from '../command.ts';
import { type ArchiveEntry, type Lock, writeArchive } from './archive.ts';
import { openSnapshot, readFacts } from './database-facts.ts';
import { dumpEntry, fileEntry, headerBytes, headerName } from './layout.ts';
import { dumpDatabase } from './postgres-tools.ts';
import { heldFiles, type NamedFile, namedFiles, readStored } from './stored-files.ts';

/** Result of a backup. `bytes`: size of the encrypted file; `missing`: files only referenced by rows. */
export interface MadeBackup {
  bytes: number;
  rows: number;
  files: number;
  missing: NamedFile[];
}

/** Chunk size of the dump in bytes: an entry's length has to precede its content. */
const partBytes = 1024 * 1024;

/** Age in ms from which an unfinished backup belongs to a killed process. */
const abandonedMs = 60 * 60 * 1000;
const unfinished = '.unfinished-backup';

/**
 * Writes the database and the stored files to one encrypted file, which exists only when complete.
 * Throws OperatorError.
 */
export async function makeBackup(file: string, databaseUrl: string, lock: Lock): Promise<MadeBackup> {
  if (existsSync(file))
    throw new OperatorError(`${file} already exists. Choose another name: a backup never replaces a file.`);
  await removeAbandoned(path.dirname(file));
  const half = `${file}${unfinished}`;
  const made = { rows: 0, files: 0, missing: [] as NamedFile[] };
  try {
    await writeArchive(half, lock, entriesOf(databaseUrl, made));
    await rename(half, file);
  } finally {
    await rm(half, { force: true });
  }
  return { bytes: (await stat(file)).size, ...made };
}

/** Removes leftovers of killed backups: they hold personal data, and nothing else would delete them. */
async function removeAbandoned(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const file = path.join(folder, name);
    if (!name.endsWith(unfinished) || Date.now() - (await stat(file)).mtimeMs < abandonedMs) continue;
    await rm(file);
    console.log(`Removed ${name}, a backup that was never finished.`);
  }
}

/** Yields the archive's entries and counts them in `made`. Header first, as restoring needs it. */
async function* entriesOf(
  databaseUrl: string,
  made: Omit<MadeBackup, 'bytes'>,
): AsyncGenerator<ArchiveEntry> {
  const client = await openSnapshot(databaseUrl);
  const unread = new Map<string, NamedFile>();
  try {
    const facts = await readFacts(client);
    if (facts.migrations.length === 0)
      throw new OperatorError('This database was never migrated: there is nothing to back up.');
    made.rows = Object.values(facts.rows).reduce((sum, rows) => sum + rows, 0);
    yield { name: headerName, bytes: headerBytes(facts) };
    const { rows } = await client.query<{ id: string }>('select pg_export_snapshot() as id');
    yield* inParts(dumpDatabase(databaseUrl, rows[0]?.id ?? ''));
    for (const file of await namedFiles(client)) unread.set(fileEntry(file), file);
  } finally {
    // Copying files may take long, and an open transaction would block vacuuming.
    await client.end();
  }
  for await (const file of heldFiles()) {
    unread.delete(fileEntry(file));
    yield* entryOf(file, made);
  }
  for (const file of unread.values()) {
    const before = made.files;
    yield* entryOf(file, made);
    if (made.files === before) made.missing.push(file);
  }
}

/** Yields a stored file, unless it was erased meanwhile. */
async function* entryOf(file: NamedFile, made: { files: number }): AsyncGenerator<ArchiveEntry> {
  const bytes = await readStored(file);
  if (bytes === undefined) return;
  made.files += 1;
  yield { name: fileEntry(file), bytes };
}

async function* inParts(dump: AsyncIterable<Buffer>): AsyncGenerator<ArchiveEntry> {
  let part = 0;
  let waiting: Buffer[] = [];
  let size = 0;
  const take = () => {
    const entry = { name: dumpEntry(part), bytes: Buffer.concat(waiting) };
    part += 1;
    waiting = [];
    size = 0;
    return entry;
  };
  for await (const chunk of dump) {
    waiting.push(chunk);
    size += chunk.length;
    if (size >= partBytes) yield take();
  }
  yield take();
}
