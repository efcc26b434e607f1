import { sql } from 'drizzle-orm';
import type { Transaction } from '../database.ts';
import { eraseFile } from '../files/file-store.ts';
import { recordErasure } from '../retention/erasure.ts';
import { galleryFiles } from './gallery-file.table.ts';

/** A picture that was uploaded and never shown has this time (days) to find its entry. */
const graceDays = 7;

/** Pictures that no entry shows: their upload was given up. */
export const galleryFileErasure = recordErasure({
  kind: 'gallery-file',
  table: galleryFiles,
  isDue: (now) =>
    sql`coalesce(${galleryFiles.storedAt}, ${galleryFiles.createdAt}) <= ${now.toISOString()}::timestamptz - make_interval(days => ${graceDays})`,
  before: eraseBytes,
});

/** The bytes first: should the row then stay after all, the next run erases both. */
async function eraseBytes(_tx: Transaction, ids: string[]): Promise<string[]> {
  await Promise.all(ids.map((id) => eraseFile('gallery', id)));
  return [];
}
