import { desc, eq, max, sql } from 'drizzle-orm';
import { backups } from '../backup/backup.table.ts';
import { db } from '../database.ts';

export interface BackupState {
  /** Start of the last good backup (ISO instant); null if there was none. */
  goodAt: string | null;
  failed: boolean;
}

/** Reads the newest migration; null where another tool applied the schema. */
export async function schemaVersion(): Promise<string | null> {
  const found = await db().execute<{ there: boolean }>(
    sql`select to_regclass('netlify.migrations') is not null as there`,
  );
  if (!found.rows[0]?.there) return null;
  const { rows } = await db().execute<{ name: string }>(
    sql`select name from netlify.migrations order by name desc limit 1`,
  );
  return rows[0]?.name ?? null;
}

export async function backupState(): Promise<BackupState> {
  const [[good], [newest]] = await Promise.all([
    db()
      .select({ at: max(backups.startedAt) })
      .from(backups)
      .where(eq(backups.ok, true)),
    db().select({ ok: backups.ok }).from(backups).orderBy(desc(backups.startedAt)).limit(1),
  ]);
  return { goodAt: good?.at?.toISOString() ?? null, failed: newest?.ok === false };
}
