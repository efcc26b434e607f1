import { desc, eq, max, sql } from 'drizzle-orm';
import { backups } from '../backup/backup.table.ts';
import { db } from '../database.ts';

/** How the last backups went. */
export interface BackupState {
  /** When the last good one was begun (ISO instant); null when there never was one. */
  goodAt: string | null;
  /** True when the newest one failed. */
  failed: boolean;
}

/** The newest migration that the database has; null where another tool applied them. */
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

/** From what each backup notes of itself. */
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
