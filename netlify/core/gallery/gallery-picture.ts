import {
  galleryFileSentences,
  isTooLarge,
  maxGalleryFileBytes,
} from '#src/features/gallery/files/gallery-file.ts';
import { ProblemError } from '../errors.ts';
import { giveBack } from '../files/bytes.ts';
import { pictureEnd } from '../picture/picture-end.ts';
import { type PictureType, pictureSize, pictureType } from '../picture/picture-file.ts';
import { inPictureTurn } from '../picture/picture-turn.ts';

/** A picture as it is kept: WebP. Width and height in pixels. */
export interface GalleryPicture {
  bytes: Uint8Array<ArrayBuffer>;
  width: number;
  height: number;
}

/**
 * Makes the picture anew from its pixels, so that no place, no camera and no hidden text of the file is left. What is no
 * picture and nothing but a picture is refused before it is decoded. Throws ProblemError 413, 415, 422 or 503.
 */
export async function galleryPicture(file: Uint8Array<ArrayBuffer>): Promise<GalleryPicture> {
  if (file.byteLength > maxGalleryFileBytes) throw new ProblemError(413, galleryFileSentences.tooLarge);
  const type = pictureType(file);
  if (type === undefined) throw new ProblemError(415, galleryFileSentences.noPicture);
  requireWhole(file, type);
  // Loaded late: most instances never see a picture.
  const { decodePicture, encodePicture } = await import('../picture/pixels.ts');
  return inPictureTurn(async () => {
    const pixels = await decodePicture(file, type);
    if (pixels === undefined) throw refused('incomplete');
    const { width, height } = pixels;
    const bytes = new Uint8Array(await encodePicture(pixels, { quality: 88, effort: 2 }));
    giveBack(pixels.data);
    return { bytes, width, height };
  });
}

function requireWhole(file: Uint8Array, type: PictureType): void {
  const size = pictureSize(file, type);
  if (size === undefined) throw refused('incomplete');
  if (isTooLarge(size)) throw refused('tooManyPixels');
  const end = pictureEnd(file, type);
  if (end === undefined) throw refused('incomplete');
  if (end < file.byteLength) throw refused('mixed');
}

function refused(reason: keyof typeof galleryFileSentences): ProblemError {
  return new ProblemError(422, galleryFileSentences[reason]);
}
