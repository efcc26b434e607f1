import { type Crop, type Size, squareOf, uploadSide } from '#src/domain/account/settings/crop.ts';
import type { SettingsWords } from '#src/domain/account/settings/words/en.ts';

export type LoadedPicture = { kind: 'picture'; picture: ImageBitmap } | { kind: 'unusable'; problem: string };

/** Largest file that is read, in bytes: small phones fail beyond it. */
const maxFileBytes = 25_000_000;

/** Longer side, in pixels, of the working copy. */
const workingSide = 2048;

/** Decodes a file, upright. Never throws. */
export async function loadPicture(words: SettingsWords, file: File): Promise<LoadedPicture> {
  if (file.size > maxFileBytes) return { kind: 'unusable', problem: words.pictureTooLarge };
  try {
    return { kind: 'picture', picture: await shrink(await createImageBitmap(file)) };
  } catch {
    return { kind: 'unusable', problem: words.pictureUnreadable };
  }
}

/** Returns the square as a JPEG of at most 512 px, without camera metadata. */
export function cutSquare(picture: ImageBitmap, crop: Crop): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  const side = uploadSide(crop, picture);
  canvas.width = side;
  canvas.height = side;
  drawSquare(canvas, picture, crop);
  return new Promise((done) => canvas.toBlob(done, 'image/jpeg', 0.88));
}

export function drawSquare(canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop): void {
  const context = canvas.getContext('2d');
  if (context === null) return;
  const { left, top, side } = squareOf(crop, picture);
  context.imageSmoothingQuality = 'high';
  // Transparent areas would be black in a JPEG.
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, left, top, side, side, 0, 0, canvas.width, canvas.height);
}

async function shrink(picture: ImageBitmap): Promise<ImageBitmap> {
  const factor = workingSide / Math.max(picture.width, picture.height);
  if (factor >= 1) return picture;
  const { width, height } = scaled(picture, factor);
  const smaller = await createImageBitmap(picture, {
    resizeWidth: width,
    resizeHeight: height,
    resizeQuality: 'high',
  });
  picture.close();
  return smaller;
}

function scaled({ width, height }: Size, factor: number): Size {
  return { width: Math.max(1, Math.round(width * factor)), height: Math.max(1, Math.round(height * factor)) };
}
