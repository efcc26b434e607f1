import decodeJpeg, { init as initJpeg } from '@jsquash/jpeg/decode.js';
import decodePng, { init as initPng } from '@jsquash/png/decode.js';
import resize, { initResize } from '@jsquash/resize';
import decodeWebp, { init as initWebp } from '@jsquash/webp/decode.js';
import encodeWebp, { init as initEncoder } from '@jsquash/webp/encode.js';
import { JPG } from 'image-size/types/jpg';
import { PNG } from 'image-size/types/png';
import { WEBP } from 'image-size/types/webp';
import { ProblemError } from '../../errors.ts';
import { log } from '../../log.ts';
import { fieldProblem } from '../../read-fields.ts';
import { codecFile } from './codec-files.ts';
import type { CodecName } from './codec-paths.ts';
import { jpegSize } from './jpeg-size.ts';

/** The largest file that is taken, in bytes. */
export const maxAvatarBytes = 2 * 1024 * 1024;

/** What a larger one is answered with. */
export const avatarTooLarge = 'This picture is too large. Please choose one of at most 2 MB.';

/** The widest picture of a person on the site is 160 pixels, on screens with up to three to one. */
const side = 480;

/** Our own page sends 512 × 512. Scaling takes 33 bytes of memory for each pixel: these, 200 MB. */
const maxPixels = 6_000_000;

type Codec = (module: WebAssembly.Module) => Promise<unknown>;

/** The packages' types know only how browsers load them. */
const codecs: Record<CodecName, Codec> = {
  'jpeg-decoder': initJpeg as unknown as Codec,
  'png-decoder': initPng as unknown as Codec,
  'webp-decoder': initWebp as unknown as Codec,
  'webp-encoder': initEncoder as unknown as Codec,
  resizer: initResize,
};

const ready = new Map<CodecName, Promise<unknown>>();

/** Starts a codec on its first use; most functions never need one. */
async function start(name: CodecName): Promise<void> {
  const starting = ready.get(name) ?? codecFile(name).then(WebAssembly.compile).then(codecs[name]);
  ready.set(name, starting);
  try {
    await starting;
  } catch (error) {
    // The next one who needs it tries again.
    ready.delete(name);
    throw error;
  }
}

/** The kinds of pictures that are taken: how each is known by its first bytes, and where its size stands. */
const kinds = { jpeg: { validate: JPG.validate, calculate: jpegSize }, png: PNG, webp: WEBP };

type PictureType = keyof typeof kinds;

const decoders: Record<PictureType, (bytes: ArrayBuffer) => Promise<ImageData>> = {
  jpeg: (bytes) => decodeJpeg(bytes, { preserveOrientation: true }),
  png: (bytes) => decodePng(bytes),
  webp: (bytes) => decodeWebp(bytes),
};

/**
 * Makes the picture anew from its pixels: the middle square as WebP. Nothing else of the file is left, no place, no
 * camera, no hidden text. Throws ProblemError 413, 415 or 422.
 */
export async function avatarPicture(file: Uint8Array<ArrayBuffer>): Promise<ArrayBuffer> {
  if (file.byteLength > maxAvatarBytes) {
    throw new ProblemError(413, avatarTooLarge);
  }
  const type = (['jpeg', 'png', 'webp'] as const).find((kind) => readable(() => kinds[kind].validate(file)));
  if (type === undefined) {
    throw new ProblemError(415, 'Please choose a JPEG, PNG or WebP picture.');
  }
  // Read without decoding: a small file can claim a picture that fills all memory.
  const size = readable(() => kinds[type].calculate(file));
  if (size === undefined || size.width * size.height === 0) throw unreadable();
  if (size.width * size.height > maxPixels) {
    throw fieldProblem('avatar', 'This picture has too many pixels. Please choose a smaller one.');
  }
  const square = await middleSquare(await decode(file, type));
  await start('webp-encoder');
  return encodeWebp(square, { quality: 82 });
}

/** What a reader makes of a file; undefined when the file breaks off, which readers tell by throwing. */
function readable<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

/** The middle square of a picture, no wider than it is shown. */
async function middleSquare(picture: ImageData): Promise<ImageData> {
  await start('resizer');
  const width = Math.min(picture.width, picture.height, side);
  return resize(picture, { width, height: width, fitMethod: 'contain' });
}

async function decode(file: Uint8Array<ArrayBuffer>, type: PictureType): Promise<ImageData> {
  // The codecs come from browsers and make what a browser's canvas gives.
  globalThis.ImageData ??= PlainImageData as unknown as typeof ImageData;
  await start(`${type}-decoder`);
  try {
    return await decoders[type](file.slice().buffer);
  } catch (error) {
    log('info', 'A picture could not be decoded.', { type, reason: String(error) });
    throw unreadable();
  }
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

function unreadable(): ProblemError {
  return fieldProblem('avatar', 'This picture cannot be read. Please choose another one.');
}
