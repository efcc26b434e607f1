import { and, notExists, or, type SQL, sql } from 'drizzle-orm';
import { db, type Transaction } from '../database.ts';
import { eraseFile } from '../files/file-store.ts';
import { galleryFiles } from '../gallery/gallery-file.table.ts';
import { shelfEntries } from '../shelf/shelf.table.ts';
import { recordErasure } from './erasure.ts';

/** Days in which an uploaded picture must be used in an entry. */
const graceDays = 7;

export const galleryFileErasure = recordErasure({
  kind: 'gallery-file',
  table: galleryFiles,
  isDue: (now) => and(isOld(now), notExists(shelfEntryWithFile())),
  before: eraseBytes,
});

function isOld(now: Date): SQL {
  return sql`coalesce(${galleryFiles.storedAt}, ${galleryFiles.createdAt}) <= ${now.toISOString()}::timestamptz - make_interval(days => ${graceDays})`;
}

/** Entries of any kind, including removed ones, which can be restored. */
function shelfEntryWithFile() {
  const shown = sql`jsonb_build_object('picture', jsonb_build_object('upload', ${galleryFiles.id}))`;
  return db()
    .select({ id: shelfEntries.id })
    .from(shelfEntries)
    .where(or(sql`${shelfEntries.draft} @> ${shown}`, sql`${shelfEntries.changes} @> ${shown}`));
}

/** Erases the bytes first: if the row then remains, the next run erases both. */
async function eraseBytes(_tx: Transaction, ids: string[]): Promise<string[]> {
  await Promise.all(ids.map((id) => eraseFile('gallery', id)));
  return [];
}
