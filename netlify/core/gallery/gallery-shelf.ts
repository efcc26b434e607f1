import { and, eq, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { GalleryFields } from '#src/features/gallery/gallery-item.ts';
import { gallerySchema } from '#src/features/gallery/gallery-request.ts';
import { gitGallery } from '#src/features/gallery/published-gallery.ts';
import { isUploaded } from '#src/features/shelf/shelf-picture.ts';
import type { Transaction } from '../database.ts';
import { fieldProblem } from '../read-fields.ts';
import { requireDescribed } from '../shelf/described-picture.ts';
import { shelfEntries } from '../shelf/shelf.table.ts';
import type { Shelf } from '../shelf/shelf.ts';
import { galleryFiles } from './gallery-file.table.ts';

/** The pictures and films of /gallery. */
export const galleryShelf: Shelf<GalleryFields> = {
  kind: 'gallery-item',
  noun: 'picture',
  git: gitGallery,
  schema: gallerySchema,
  missing: requireDescribed,
  titleOf: ({ title }) => title,
  requireParts: requirePicture,
  sameAs: entryWithUpload,
};

const filesInGit = new Set(gitGallery.map(({ fields }) => fields.picture));

/** Throws ProblemError 422 for a picture that is nowhere. One that is chosen is not erased meanwhile. */
async function requirePicture(tx: Transaction, { picture }: GalleryFields): Promise<void> {
  if (!isUploaded(picture)) {
    if (filesInGit.has(picture)) return;
    throw fieldProblem('picture', 'Choose a picture.');
  }
  const { upload, width, height } = picture;
  const [file] = await tx
    .update(galleryFiles)
    .set({ storedAt: sql`now()` })
    .where(and(eq(galleryFiles.id, upload), isNotNull(galleryFiles.storedAt)))
    .returning({ width: galleryFiles.width, height: galleryFiles.height });
  if (file?.width === width && file.height === height) return;
  throw fieldProblem('picture', 'This picture is not there any more. Please choose it again.');
}

/** A picture that was sent again, because its answer was lost, hangs once. */
async function entryWithUpload(tx: Transaction, { picture }: GalleryFields): Promise<string | undefined> {
  if (!isUploaded(picture)) return undefined;
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
