import { db } from '../database.ts';
import { backups } from './backup.table.ts';

export async function recordBackup(backup: typeof backups.$inferInsert): Promise<void> {
  await db().insert(backups).values(backup);
}
