import type pg from 'pg';
import { migrationsFolder } from '../../places.ts';
import { type Lock, readArchive } from '../archive.ts';
import { checkArchive } from '../check-archive.ts';
import type { BackupContents, BackupHeader, NamedFile } from '../contents.ts';
import { withClient } from '../with-client.ts';
import { claimEmptyDatabase } from './empty-database.ts';
import { restoreFiles, takeBack } from './restore-files.ts';
import { OutcomeUnknown, restoreRows } from './restore-rows.ts';

/** What was restored, and the migrations that were applied to it because the backup is older than the site. */
export interface RestoredBackup {
  header: BackupHeader;
  contents: BackupContents;
  later: string[];
}

/**
 * Puts a backup into an empty database and the file store. The whole backup is checked before anything is written. Files come
 * first: without rows nobody sees them, and they are taken away again when the rows fail. Throws OperatorError.
 */
export async function restoreBackup(
  path: string,
  databaseUrl: string,
  lock: Lock,
  folder = migrationsFolder,
): Promise<RestoredBackup> {
  const backup = await checkArchive(path, lock);
  const added: NamedFile[] = [];
  await withClient(databaseUrl, (client) => refuseFilledDatabase(client, backup.header));
  try {
    await restoreFiles(readArchive(path, lock), added);
    const pieces = readArchive(path, lock);
    // A connection of its own: the one before would have stood still while the files were sent.
    const later = await withClient(databaseUrl, (client) =>
      restoreRows(client, { ...backup, pieces, migrationsFolder: folder }),
    );
    return { ...backup, later };
  } catch (error) {
    if (!(error instanceof OutcomeUnknown)) await takeBack(added);
    throw error;
  }
}

/** Asked once before the files, which may take long, and again with the rows. */
async function refuseFilledDatabase(client: pg.Client, { migrations }: BackupHeader): Promise<void> {
  await client.query('begin');
  try {
    await claimEmptyDatabase(client, migrations);
  } finally {
    await client.query('rollback');
  }
}
