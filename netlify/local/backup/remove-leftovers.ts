import { open, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';

/** How a backup begins, and so each half of one. */
const beginning = 'age-encryption.org/v1';

/** A half that was not written to for so long (ms) belongs to a backup that was killed. */
const abandonedMs = 60 * 60 * 1000;

/** Removes the halves that killed backups left in a folder: nothing else would, and they hold what is to be erased in time. */
export async function removeLeftovers(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const file = path.join(folder, name);
    if (!name.endsWith('.part') || !(await isAbandoned(file)) || !(await isBackup(file))) continue;
    await rm(file);
    console.log(`Removed ${name}, the half of a backup that did not end.`);
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
