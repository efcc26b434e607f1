import {
  galleryFileSentences,
  isTooLarge,
  maxGalleryFileBytes,
  maxGalleryPixels,
} from '#src/domain/gallery/files/gallery-file.ts';
import { ProblemError } from '../errors.ts';
import { isPicture } from '../picture/picture-file.ts';
import { withPictureSlot } from '../picture/picture-queue.ts';
import type { WebpPicture } from '../picture/webp-picture.ts';

/** Re-encodes a picture, which drops its metadata. Throws ProblemError 413, 415, 422 or 503. */
export async function galleryPicture(file: Uint8Array): Promise<WebpPicture> {
  if (file.byteLength > maxGalleryFileBytes) throw new ProblemError(413, galleryFileSentences.tooLarge);
  if (!isPicture(file)) throw new ProblemError(415, galleryFileSentences.noPicture);
  // Loaded late: most instances never handle a picture.
  const { pictureSize, webpPicture } = await import('../picture/webp-picture.ts');
  const size = await pictureSize(file);
  if (size === undefined) throw refused('incomplete');
  if (isTooLarge(size)) throw refused('tooManyPixels');
  const options = { maxPixels: maxGalleryPixels, quality: 88, effort: 2 };
  const picture = await withPictureSlot(() => webpPicture(file, options));
  if (picture === undefined) throw refused('incomplete');
  return picture;
}

function refused(reason: keyof typeof galleryFileSentences): ProblemError {
  return new ProblemError(422, galleryFileSentences[reason]);
}
