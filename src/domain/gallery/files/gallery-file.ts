/** Maximum bytes per request: the platform takes 6 MB, and its encoding adds a third. */
export const maxGalleryFileBytes = 4 * 1024 * 1024;

/** Longer side of a stored picture, in pixels: no phone or laptop shows more. */
const maxGallerySide = 2560;

/**
 * Maximum pixels of a stored picture: a photo at the widest size the site delivers.
 * The server decodes no more, and our own page never sends more.
 */
export const maxGalleryPixels = 1920 * 1440;

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

export function isTooLarge({ width, height }: Size): boolean {
  return Math.max(width, height) > maxGallerySide || width * height > maxGalleryPixels;
}

export function limitedSize({ width, height }: Size): Size {
  const [long, short] = width < height ? [height, width] : [width, height];
  const longer = Math.min(long, maxGallerySide, Math.floor(Math.sqrt((maxGalleryPixels * long) / short)));
  const inShape = Math.min(Math.round((longer * short) / long), Math.floor(maxGalleryPixels / longer));
  const shorter = Math.max(1, inShape);
  return width < height ? { width: shorter, height: longer } : { width: longer, height: shorter };
}

/** An uploaded picture. Width and height in pixels. */
export interface GalleryFile {
  id: string;
  width: number;
  height: number;
}
