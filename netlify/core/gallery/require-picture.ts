import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { ShelfEntry } from '#src/domain/shelf/entry.ts';
import { isUploaded, type ShelfPicture } from '#src/domain/shelf/shelf-picture.ts';
import type { Transaction } from '../database.ts';
import { fieldProblem } from '../read-fields.ts';
import { galleryFiles } from './gallery-file.table.ts';

interface Pictured {
  picture?: ShelfPicture | null | undefined;
}

/**
 * Returns a function that throws ProblemError 422 unless the picture is uploaded or in the base.
 * The function also renews the age of an upload, so that it is not erased as unused.
 */
export function requirePictureOf(base: readonly ShelfEntry<Pictured>[]) {
  const inBase = new Set(base.map(({ fields }) => fields.picture));
  return async (tx: Transaction, { picture }: Pictured): Promise<void> => {
    if (picture == null) return;
    if (!isUploaded(picture)) {
      if (inBase.has(picture)) return;
      throw fieldProblem('picture', 'Choose a picture.');
    }
    const { upload, width, height } = picture;
    const [file] = await tx
      .update(galleryFiles)
      .set({ storedAt: sql`now()` })
      .where(and(eq(galleryFiles.id, upload), isNotNull(galleryFiles.storedAt)))
      .returning({ width: galleryFiles.width, height: galleryFiles.height });
    if (file?.width === width && file.height === height) return;
    throw fieldProblem('picture', 'This picture no longer exists. Please choose it again.');
  };
}
