import { db } from '../database.ts';
import { backups } from './backup.table.ts';

/** Notes how a backup ended, for those who watch whether there is a recent one. */
export async function recordBackup(backup: typeof backups.$inferInsert): Promise<void> {
  await db().insert(backups).values(backup);
}
