import { createHash } from 'node:crypto';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { GalleryFile } from '#src/domain/gallery/files/gallery-file.ts';
import type { SignedIn } from '../account/sessions.ts';
import { audit } from '../audit/audit.ts';
import { db } from '../database.ts';
import { ProblemError } from '../errors.ts';
import { storeFile } from '../files/file-store.ts';
import { galleryFiles } from './gallery-file.table.ts';
import { galleryPicture } from './gallery-picture.ts';

type NewFile = typeof galleryFiles.$inferInsert & { uploadedBy: string };

type StoredFile = typeof galleryFiles.$inferSelect;

/** Stores a picture, once per idempotency key. Throws ProblemError 409, 413, 415, 422 or 503. */
export async function receiveGalleryFile(
  { user }: SignedIn,
  idempotencyKey: string,
  file: Uint8Array,
): Promise<GalleryFile> {
  const digest = createHash('sha256').update(file).digest('hex');
  const before = await findStored(idempotencyKey);
  if (before !== undefined) return responseFor(before, digest);
  const { bytes, width, height } = await galleryPicture(file);
  const size = { width, height, bytes: bytes.byteLength };
  const entered = await insertFile({ ...size, idempotencyKey, digest, uploadedBy: user.id });
  const answer = responseFor(entered, digest);
  // The row first, so that no file is orphaned; concurrent duplicates write identical bytes.
  await storeFile('gallery', answer.id, bytes);
  await db().update(galleryFiles).set({ storedAt: sql`now()` }).where(eq(galleryFiles.id, answer.id));
  return answer;
}

/** Finds the file of this key and gives it another week to be used in an entry. */
async function findStored(idempotencyKey: string): Promise<StoredFile | undefined> {
  const [file] = await db()
    .update(galleryFiles)
    .set({ storedAt: sql`now()` })
    .where(and(eq(galleryFiles.idempotencyKey, idempotencyKey), isNotNull(galleryFiles.storedAt)))
    .returning();
  return file;
}

/** Inserts the row; of two concurrent uploads the second gets the first’s. */
async function insertFile(file: NewFile): Promise<StoredFile> {
  const { idempotencyKey, uploadedBy, width, height, bytes } = file;
  return db().transaction(async (tx) => {
    const [entered] = await tx.insert(galleryFiles).values(file).onConflictDoNothing().returning();
    if (entered !== undefined) {
      const entry = { actor: uploadedBy, action: 'gallery-file.uploaded', subjectId: entered.id };
      await audit(tx, { ...entry, after: { width, height, bytes } });
      return entered;
    }
    const [duplicate] = await tx
      .select()
      .from(galleryFiles)
      .where(eq(galleryFiles.idempotencyKey, idempotencyKey));
    if (duplicate === undefined)
      throw new Error('The database returned neither this picture nor its duplicate.');
    return duplicate;
  });
}

function responseFor({ id, width, height, digest }: StoredFile, sent: string): GalleryFile {
  if (digest === sent) return { id, width, height };
  throw new ProblemError(409, 'This Idempotency-Key was used for another picture. Please send a new one.');
}
