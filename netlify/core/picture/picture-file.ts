import { JPG } from 'image-size/types/jpg';
import { PNG } from 'image-size/types/png';
import { WEBP } from 'image-size/types/webp';
import { jpegSize, type PictureSize } from './jpeg-size.ts';

/** The kinds of pictures that are taken: how each is known by its first bytes, and where its size stands. */
const kinds = { jpeg: { validate: JPG.validate, calculate: jpegSize }, png: PNG, webp: WEBP };

export type PictureType = keyof typeof kinds;

/** What kind of picture a file is by its bytes; names and types are not believed. Undefined when it is none that we take. */
export function pictureType(file: Uint8Array): PictureType | undefined {
  return (['jpeg', 'png', 'webp'] as const).find((kind) => readable(() => kinds[kind].validate(file)));
}

/**
 * The size that a picture claims, read without decoding: a small file can claim a picture that fills all memory. Undefined
 * when it claims none.
 */
export function pictureSize(file: Uint8Array, type: PictureType): PictureSize | undefined {
  const size = readable(() => kinds[type].calculate(file));
  return size === undefined || size.width * size.height === 0 ? undefined : size;
}

/** What a reader makes of a file; undefined when the file breaks off, which readers tell by throwing. */
export function readable<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
