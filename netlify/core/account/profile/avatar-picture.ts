import { refusals } from '#src/lib/words/refusals.ts';
import { ProblemError } from '../../errors.ts';
import { isPicture } from '../../picture/picture-file.ts';
import { withPictureSlot } from '../../picture/picture-queue.ts';
import { fieldProblem } from '../../read-fields.ts';

const refused = refusals('settings');

export const maxAvatarBytes = 2 * 1024 * 1024;

export const avatarTooLarge = refused('avatarTooLarge');

/** Pixels; the largest portrait on the site is 160 pixels wide, on screens of up to 3x. */
const side = 480;

const maxPixels = 3_000_000;

/** Re-encodes the middle square as WebP, without metadata. Throws ProblemError 413, 415, 422 or 503. */
export async function avatarPicture(file: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  if (file.byteLength > maxAvatarBytes) {
    throw new ProblemError(413, avatarTooLarge);
  }
  if (!isPicture(file)) {
    throw new ProblemError(415, refused('avatarNoPicture'));
  }
  // Loaded late: most instances never handle a picture.
  const { pictureSize, webpPicture } = await import('../../picture/webp-picture.ts');
  const size = await pictureSize(file);
  if (size === undefined) throw unreadable();
  if (size.width * size.height > maxPixels) {
    throw fieldProblem('avatar', refused('avatarTooManyPixels'));
  }
  const square = Math.min(size.width, size.height, side);
  const options = { maxPixels, square, quality: 82, effort: 4 };
  const picture = await withPictureSlot(() => webpPicture(file, options));
  if (picture === undefined) throw unreadable();
  return picture.bytes;
}

function unreadable(): ProblemError {
  return fieldProblem('avatar', refused('avatarUnreadable'));
}
