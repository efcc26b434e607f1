import { open, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { causeMessage } from '../../core/errors.ts';

/** How a backup begins, and so each half of one. */
const beginning = 'age-encryption.org/v1';

/** A half that was not written to for so long (ms) belongs to a backup that was killed. */
const abandonedMs = 60 * 60 * 1000;

/**
 * Removes the halves that killed backups left in a folder: nothing else would, and they hold what is to be erased in time. One
 * that cannot be looked at is named, and holds up no backup.
 */
export async function removeLeftovers(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.endsWith('.part')) continue;
    const file = path.join(folder, name);
    try {
      if (!(await isAbandoned(file)) || !(await isBackup(file))) continue;
      await rm(file);
      console.log(`Removed ${name}, the half of a backup that did not end.`);
    } catch (error) {
      console.warn(`${name} may be the half of a backup, but could not be removed: ${causeMessage(error)}`);
    }
  }
}

async function isAbandoned(file: string): Promise<boolean> {
  const found = await stat(file);
  return found.isFile() && Date.now() - found.mtimeMs > abandonedMs;
}

async function isBackup(file: string): Promise<boolean> {
  const opened = await open(file);
  try {
    const { buffer } = await opened.read(Buffer.alloc(beginning.length), 0, beginning.length, 0);
    return buffer.toString() === beginning;
  } finally {
    await opened.close();
  }
}
