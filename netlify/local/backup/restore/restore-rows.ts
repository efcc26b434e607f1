import { isDeepStrictEqual } from 'node:util';
import pg from 'pg';
import { OperatorError } from '../../command.ts';
import { migrateWithin } from '../../migrate.ts';
import type { BackupContents, BackupHeader, Piece } from '../contents.ts';
import { copyRows } from '../copy-rows.ts';
import { readMigrations, readTables, settleSession, sqlName } from '../schema.ts';
import { Tally } from '../tally.ts';
import { claimEmptyDatabase } from './empty-database.ts';
import { fillTables } from './fill-tables.ts';
import { withoutGuards } from './without-guards.ts';

/** What is restored, and by which migrations. */
export interface RowsToRestore {
  header: BackupHeader;
  contents: BackupContents;
  pieces: AsyncIterable<Piece>;
  migrationsFolder: string;
}

/**
 * Makes the schema of the backup, fills it, compares every row with the backup, and applies the migrations that came since:
 * all of it in one transaction, or nothing. Answers the migrations that came since. Throws OperatorError.
 */
export async function restoreRows(client: pg.Client, backup: RowsToRestore): Promise<string[]> {
  await client.query('begin');
  try {
    const later = await restoreWithin(client, backup);
    await commit(client);
    return later;
  } catch (error) {
    await client.query('rollback').catch(() => undefined); // The connection is gone, and the database rolls back without being told.
    throw error;
  }
}

/** The connection broke with the last step: the rows may be there. */
export class OutcomeUnknown extends OperatorError {}

async function commit(client: pg.Client): Promise<void> {
  try {
    await client.query('commit');
  } catch (cause) {
    if (cause instanceof pg.DatabaseError) throw cause;
    throw new OutcomeUnknown(
      'The connection broke at the end, so it is not known whether the rows were restored. The files were left. If the database is still empty, run this again.',
      { cause },
    );
  }
}

async function restoreWithin(client: pg.Client, backup: RowsToRestore): Promise<string[]> {
  const { header, contents, pieces, migrationsFolder } = backup;
  await settleSession(client);
  await claimEmptyDatabase(client, header.migrations);
  await migrateTo(client, header, migrationsFolder);
  await withoutGuards(client, header.tables, async () => {
    await client.query(`truncate ${header.tables.map(sqlName).join(', ')}`);
    await fillTables(client, header.tables, pieces);
  });
  await setSequences(client, header);
  await compareRows(client, header, contents);
  return migrateWithin(client, migrationsFolder);
}

/** Throws unless the migrations in the folder make the schema that the backup is of. */
async function migrateTo(client: pg.Client, header: BackupHeader, folder: string): Promise<void> {
  const last = header.migrations.at(-1);
  await migrateWithin(client, folder, last).catch((cause: unknown) => {
    throw new OperatorError(
      `The backup was made with the migration ${last}, which could not be applied here: restore it with the version of the site that made it.`,
      { cause },
    );
  });
  const same =
    isDeepStrictEqual(await readMigrations(client), header.migrations) &&
    isDeepStrictEqual(await readTables(client), header.tables);
  if (!same)
    throw new OperatorError(
      'The backup was made with other migrations: restore it with the version of the site that made it.',
    );
}

async function setSequences(client: pg.Client, { sequences }: BackupHeader): Promise<void> {
  for (const sequence of sequences)
    if (sequence.last !== null)
      await client.query('select setval($1::regclass, $2::bigint)', [sqlName(sequence), sequence.last]);
}

async function compareRows(client: pg.Client, header: BackupHeader, expected: BackupContents): Promise<void> {
  const tally = new Tally(header.tables);
  for await (const piece of copyRows(client, header.tables)) tally.add(piece);
  if (!isDeepStrictEqual(tally.contents().tables, expected.tables))
    throw new Error('The restored rows are not those of the backup. Nothing was changed.');
}
