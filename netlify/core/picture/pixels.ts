import decodeJpeg from '@jsquash/jpeg/decode.js';
import decodePng from '@jsquash/png/decode.js';
import resize from '@jsquash/resize';
import decodeWebp from '@jsquash/webp/decode.js';
import encodeWebp from '@jsquash/webp/encode.js';
import { bufferOf } from '../files/bytes.ts';
import { log } from '../log.ts';
import { startCodec } from './codecs.ts';
import type { PictureType } from './picture-file.ts';

const decoders: Record<PictureType, (bytes: ArrayBuffer) => Promise<ImageData>> = {
  jpeg: (bytes) => decodeJpeg(bytes, { preserveOrientation: true }),
  png: (bytes) => decodePng(bytes),
  webp: (bytes) => decodeWebp(bytes),
};

/** The pixels of a picture, turned upright; undefined when it cannot be read. */
export async function decodePicture(
  file: Uint8Array<ArrayBuffer>,
  type: PictureType,
): Promise<ImageData | undefined> {
  // The codecs come from browsers and make what a browser's canvas gives.
  globalThis.ImageData ??= PlainImageData as unknown as typeof ImageData;
  await startCodec(`${type}-decoder`);
  try {
    return await decoders[type](bufferOf(file));
  } catch (error) {
    log('info', 'A picture could not be decoded.', { type, reason: String(error) });
    return undefined;
  }
}

/**
 * A picture made anew from its pixels, as WebP: nothing else of the file it came from is left. `effort` from 0 to 6: more
 * takes longer and makes a smaller file.
 */
export async function encodePicture(
  pixels: ImageData,
  { quality, effort }: { quality: number; effort: number },
): Promise<ArrayBuffer> {
  await startCodec('webp-encoder');
  return encodeWebp(pixels, { quality, method: effort });
}

/** The middle square of a picture, no wider than `longest`. */
export async function squarePicture(pixels: ImageData, longest: number): Promise<ImageData> {
  await startCodec('resizer');
  const width = Math.min(pixels.width, pixels.height, longest);
  return resize(pixels, { width, height: width, fitMethod: 'contain' });
}

class PlainImageData {
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;

  constructor(data: Uint8ClampedArray, width: number, height: number) {
    this.data = data;
    this.width = width;
    this.height = height;
  }
}
