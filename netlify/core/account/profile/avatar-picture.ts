import { ProblemError } from '../../errors.ts';
import { isPicture } from '../../picture/picture-file.ts';
import { inPictureTurn } from '../../picture/picture-turn.ts';
import { fieldProblem } from '../../read-fields.ts';

/** The largest file that is taken, in bytes. */
export const maxAvatarBytes = 2 * 1024 * 1024;

/** What a larger one is answered with. */
export const avatarTooLarge = 'This picture is too large. Please choose one of at most 2 MB.';

/** The widest picture of a person on the site is 160 pixels, on screens with up to three to one. */
const side = 480;

/** Our own page sends 512 × 512. */
const maxPixels = 3_000_000;

/**
 * Makes the picture anew from its pixels: the middle square as WebP. Nothing else of the file is left, no place, no
 * camera, no hidden text. Throws ProblemError 413, 415, 422 or 503.
 */
export async function avatarPicture(file: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  if (file.byteLength > maxAvatarBytes) {
    throw new ProblemError(413, avatarTooLarge);
  }
  if (!isPicture(file)) {
    throw new ProblemError(415, 'Please choose a JPEG, PNG or WebP picture.');
  }
  // Loaded late: most instances never see a picture.
  const { pictureSize, webpPicture } = await import('../../picture/webp-picture.ts');
  const size = await pictureSize(file);
  if (size === undefined) throw unreadable();
  if (size.width * size.height > maxPixels) {
    throw fieldProblem('avatar', 'This picture has too many pixels. Please choose a smaller one.');
  }
  const square = Math.min(size.width, size.height, side);
  const options = { maxPixels, square, quality: 82, effort: 4 };
  const picture = await inPictureTurn(() => webpPicture(file, options));
  if (picture === undefined) throw unreadable();
  return picture.bytes;
}

function unreadable(): ProblemError {
  return fieldProblem('avatar', 'This picture cannot be read. Please choose another one.');
}
