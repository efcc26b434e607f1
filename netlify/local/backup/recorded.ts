import { recordBackup } from '#netlify/core/backup/record-backup.ts';
import type { MadeBackup } from './make-backup.ts';

/** Makes a backup, and notes in the database how that ended. */
export async function recorded(make: () => Promise<MadeBackup>): Promise<MadeBackup> {
  const startedAt = new Date();
  const seconds = () => Math.round((Date.now() - startedAt.getTime()) / 1000);
  try {
    const made = await make();
    await note({ startedAt, seconds: seconds(), ok: true, bytes: made.bytes, ...sizes(made) });
    return made;
  } catch (error) {
    const problem = (error instanceof Error ? error.message : String(error)).slice(0, 500);
    await note({ startedAt, seconds: seconds(), ok: false, ...nothing, problem });
    throw error;
  }
}

const nothing = { bytes: 0, rows: 0, files: 0, missingFiles: 0 };

function sizes({ contents }: MadeBackup) {
  return {
    rows: Object.values(contents.tables).reduce((sum, { rows }) => sum + rows, 0),
    files: contents.files.length,
    missingFiles: contents.missing.length,
  };
}

/** A backup is none the worse for not being noted. */
async function note(backup: Parameters<typeof recordBackup>[0]): Promise<void> {
  await recordBackup(backup).catch((error: unknown) =>
    console.error('The database has no note of how this backup ended.', error),
  );
}
