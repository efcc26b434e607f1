/** The rules of a picture that is uploaded to the gallery: the browser says them at once, the server checks them again. */

/** As much of a picture as one request carries, in bytes: the platform takes 6 MB and makes files a third larger on the way. */
export const maxGalleryFileBytes = 4 * 1024 * 1024;

/**
 * The longer side of a picture as it is kept, in pixels: the widest screen of a phone or laptop shows no more, and the server
 * decodes no more, which takes 23 bytes of memory for each. Our own page never sends more.
 */
export const maxGallerySide = 2560;

/** Why a picture is not taken, as the server says it. */
export const galleryFileSentences = {
  noPicture: 'Please choose a JPEG, PNG or WebP picture.',
  tooLarge: 'This picture is larger than 4 MB. Please save it smaller and choose that one.',
  tooManyPixels:
    'This picture has too many pixels. Please make it at most 2,560 pixels wide and high and choose that one.',
  incomplete: 'This picture is incomplete or damaged. Please save it again and choose the new copy.',
  mixed:
    'This file holds something else behind its picture. Please save the picture again and choose the new copy.',
} as const;

/** A picture that lies in the store, as it was answered. Width and height in pixels. */
export interface GalleryFile {
  id: string;
  width: number;
  height: number;
}
