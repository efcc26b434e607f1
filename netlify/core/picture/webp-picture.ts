import sharp, { type Metadata } from 'sharp';
import { log } from '../log.ts';

// Pictures are made one at a time, and none of them twice: threads and caches would only take memory.
sharp.cache(false);
sharp.concurrency(1);
// Uploads reach the decoders of these three formats only.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] });

/** A stored picture. Width and height in pixels. */
export interface WebpPicture {
  bytes: Uint8Array<ArrayBuffer>;
  width: number;
  height: number;
}

interface WebpOptions {
  /** A file that claims more pixels is not decoded. */
  maxPixels: number;
  /** Keeps the middle square only, of this side in pixels. */
  square?: number;
  quality: number;
  /** From 0 to 6: more takes longer and makes a smaller file. */
  effort: number;
}

/**
 * Reads the size that a picture claims, without decoding it: a small file can claim a picture that fills all memory. Undefined
 * when it claims none, or is animated.
 */
export async function pictureSize(file: Uint8Array): Promise<Pick<Metadata, 'width' | 'height'> | undefined> {
  const found = await unlessBroken(sharp(file, { limitInputPixels: false }).metadata());
  return found === undefined || (found.pages ?? 1) > 1 ? undefined : found;
}

/**
 * Re-encodes a picture from its pixels, upright: metadata, and bytes behind the picture, are dropped. Undefined when the
 * file is damaged.
 */
export async function webpPicture(
  file: Uint8Array,
  { maxPixels, square, quality, effort }: WebpOptions,
): Promise<WebpPicture | undefined> {
  const picture = sharp(file, { limitInputPixels: maxPixels }).autoOrient().webp({ quality, effort });
  if (square !== undefined) picture.resize(square, square);
  const made = await unlessBroken(picture.toBuffer({ resolveWithObject: true }));
  return made && { bytes: made.data, width: made.info.width, height: made.info.height };
}

async function unlessBroken<T>(reading: Promise<T>): Promise<T | undefined> {
  try {
    return await reading;
  } catch (error) {
    log('info', 'A picture could not be read.', { reason: String(error) });
    return undefined;
  }
}
