import sharp, { type Metadata } from 'sharp';
import { log } from '../log.ts';

// Pictures are processed one at a time and never twice, so threads and cache only cost memory.
sharp.cache(false);
sharp.concurrency(1);
// Uploads reach the decoders of these three formats only.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] });

export interface WebpPicture {
  bytes: Uint8Array<ArrayBuffer>;
  width: number;
  height: number;
}

interface WebpOptions {
  /** Files claiming more pixels are not decoded. */
  maxPixels: number;
  /** Side in pixels of a centre square to crop. */
  square?: number;
  quality: number;
  /** From 0 to 6: higher is slower and makes a smaller file. */
  effort: number;
}

/** Reads the claimed size without decoding; undefined if it has none or the picture is animated. */
export async function pictureSize(file: Uint8Array): Promise<Pick<Metadata, 'width' | 'height'> | undefined> {
  const found = await unlessBroken(sharp(file, { limitInputPixels: false }).metadata());
  return found === undefined || (found.pages ?? 1) > 1 ? undefined : found;
}

/** Re-encodes a picture upright, without metadata and trailing bytes; undefined if it is damaged. */
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
