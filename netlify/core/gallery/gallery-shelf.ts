import { and, eq, isNull, or, sql } from 'drizzle-orm';
import base from '#published/base/gallery.json' with { type: 'json' };
import built from '#published/gallery.json' with { type: 'json' };
import type { GalleryFields } from '#src/domain/gallery/gallery-item.ts';
import { gallerySchema } from '#src/domain/gallery/gallery-request.ts';
import type { ShelfEntry } from '#src/domain/shelf/entry.ts';
import { isUploaded } from '#src/domain/shelf/shelf-picture.ts';
import type { Transaction } from '../database.ts';
import { requireDescribed } from '../shelf/described-picture.ts';
import { shelfEntries } from '../shelf/shelf.table.ts';
import type { Shelf } from '../shelf/shelf.ts';
import { requirePictureOf } from './require-picture.ts';

const baseGallery = base as ShelfEntry<GalleryFields>[];

export const galleryShelf: Shelf<GalleryFields> = {
  kind: 'gallery-item',
  noun: 'picture',
  base: baseGallery,
  built: built as ShelfEntry<GalleryFields>[],
  schema: gallerySchema,
  missing: requireDescribed,
  titleOf: ({ title }) => title,
  requireParts: requirePictureOf(baseGallery),
  sameAs: shelfEntryWithUpload,
};

/**
 * Finds the entry of a retried upload, so that a lost response does not add the picture twice.
 * A described picture is never a duplicate: its text must not be dropped.
 */
async function shelfEntryWithUpload(
  tx: Transaction,
  { picture, alt }: GalleryFields,
): Promise<string | undefined> {
  if (!isUploaded(picture) || alt !== '') return undefined;
  const isThis = JSON.stringify({ picture: { upload: picture.upload } });
  const [row] = await tx
    .select({ id: shelfEntries.id })
    .from(shelfEntries)
    .where(
      and(
        eq(shelfEntries.kind, 'gallery-item'),
        isNull(shelfEntries.removedAt),
        isNull(shelfEntries.base),
        or(sql`${shelfEntries.draft} @> ${isThis}::jsonb`, sql`${shelfEntries.changes} @> ${isThis}::jsonb`),
      ),
    );
  return row?.id;
}
