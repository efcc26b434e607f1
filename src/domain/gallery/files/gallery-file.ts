/** The rules of a picture that is uploaded to the gallery: the browser says them at once, the server checks them again. */

/** As much of a picture as one request carries, in bytes: the platform takes 6 MB and makes files a third larger on the way. */
export const maxGalleryFileBytes = 4 * 1024 * 1024;

/** The longer side of a picture as it is kept, in pixels: the widest screen of a phone or laptop shows no more. */
const maxGallerySide = 2560;

/**
 * The pixels of a picture as it is kept: those of a photo at the widest that the site delivers. The server decodes no more,
 * and our own page never sends more.
 */
export const maxGalleryPixels = 1920 * 1440;

/** Why a picture is not taken, as the server says it. */
export const galleryFileSentences = {
  noPicture: 'Please choose a JPEG, PNG or WebP picture.',
  tooLarge: 'This picture is larger than 4 MB. Please save it smaller and choose that one.',
  tooManyPixels:
    'This picture has too many pixels. Please make it at most 1,920 × 1,440 pixels in all, no side longer than 2,560, and choose that one.',
  incomplete: 'This picture is incomplete or damaged. Please save it again and choose the new copy.',
} as const;

interface Size {
  width: number;
  height: number;
}

/** Whether a picture has more pixels than are kept. */
export function isTooLarge({ width, height }: Size): boolean {
  return Math.max(width, height) > maxGallerySide || width * height > maxGalleryPixels;
}

/** The same shape, no larger than pictures are kept. */
export function keptSize({ width, height }: Size): Size {
  const [long, short] = width < height ? [height, width] : [width, height];
  const longer = Math.min(long, maxGallerySide, Math.floor(Math.sqrt((maxGalleryPixels * long) / short)));
  const inShape = Math.min(Math.round((longer * short) / long), Math.floor(maxGalleryPixels / longer));
  const shorter = Math.max(1, inShape);
  return width < height ? { width: shorter, height: longer } : { width: longer, height: shorter };
}

/** A picture that lies in the store, as it was answered. Width and height in pixels. */
export interface GalleryFile {
  id: string;
  width: number;
  height: number;
}
