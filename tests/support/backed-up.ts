import type { Environment } from './server/environment.ts';

/** Notes a good backup of this minute: without one, the site says that it misses it. */
export async function backedUp({ sql }: Environment): Promise<void> {
  await sql(`insert into backups (started_at, seconds, ok, bytes, rows, files, missing_files)
    values (now(), 1, true, 1, 1, 0, 0)`);
}
