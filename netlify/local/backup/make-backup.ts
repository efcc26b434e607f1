import { existsSync } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import type pg from 'pg';
import { OperatorError } from '../command.ts';
import { type Lock, writeArchive } from './archive.ts';
import type { BackupContents, NamedFile, Piece } from './contents.ts';
import { copyFiles } from './copy-files.ts';
import { copyRows } from './copy-rows.ts';
import { readMigrations, readSequences, readTables, settleSession, sqlName } from './schema.ts';
import { namedFiles } from './stored-files.ts';
import { Tally } from './tally.ts';
import { withClient } from './with-client.ts';

/** What a backup has become. */
export interface MadeBackup {
  /** Size of the encrypted file. */
  bytes: number;
  contents: BackupContents;
}

/**
 * Writes the rows of a database and the files of the file store to one encrypted file. All rows are as they were at one moment;
 * every file that they name is in it, or told as missing. Throws OperatorError; the file is there only when it is whole.
 */
export async function makeBackup(path: string, databaseUrl: string, lock: Lock): Promise<MadeBackup> {
  if (existsSync(path)) throw new OperatorError(`${path} exists already: a backup never replaces a file.`);
  const half = `${path}.part`;
  await rm(half, { force: true });
  const made: { contents?: BackupContents } = {};
  try {
    await withClient(databaseUrl, (client) => writeArchive(half, lock, piecesOf(client, made)));
    await rename(half, path);
  } finally {
    await rm(half, { force: true });
  }
  if (made.contents === undefined) throw new Error('The backup ended without its contents.');
  return { bytes: (await stat(path)).size, contents: made.contents };
}

async function* piecesOf(client: pg.Client, made: { contents?: BackupContents }): AsyncGenerator<Piece> {
  await client.query('begin isolation level repeatable read, read only');
  await settleSession(client);
  const header = await readHeader(client);
  yield { kind: 'header', header };
  const tally = new Tally(header.tables);
  for await (const piece of copyRows(client, header.tables)) yield noted(tally, piece);
  const named = await namedFiles(client);
  // The files may take long, and a transaction that stays open keeps the database from tidying up.
  await client.query('commit');
  const missing: NamedFile[] = [];
  for await (const piece of copyFiles(named, missing)) yield noted(tally, piece);
  made.contents = { ...tally.contents(), missing };
  yield { kind: 'contents', contents: made.contents };
}

function noted(tally: Tally, piece: Piece): Piece {
  tally.add(piece);
  return piece;
}

/** Also sees to it that nobody changes the tables while they are read. */
async function readHeader(client: pg.Client) {
  const migrations = await readMigrations(client);
  if (migrations.length === 0)
    throw new OperatorError('This database was never migrated: there is nothing to back up.');
  const tables = await readTables(client);
  await client.query(`lock table ${tables.map(sqlName).join(', ')} in access share mode`);
  return {
    format: 'fts-studio-backup' as const,
    version: 1 as const,
    madeAt: new Date().toISOString(),
    migrations,
    tables,
    sequences: await readSequences(client),
  };
}
