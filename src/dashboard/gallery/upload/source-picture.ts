import { HEIF } from 'image-size/types/heif';
import { JPG } from 'image-size/types/jpg';
import { PNG } from 'image-size/types/png';
import { WEBP } from 'image-size/types/webp';

/** More pixels would fill a phone's memory during decoding. */
const maxMegapixels = 40;

const kinds = [JPG, PNG, WEBP, HEIF];

/** Bytes read first: enough for most files, unless a camera preview precedes the size. */
const beginning = 1024 * 1024;

export const sourceSentences = {
  noPicture: 'We cannot use this file. Please choose a JPEG, PNG, WebP, AVIF or HEIC picture.',
  tooManyPixels: `This picture has more than ${maxMegapixels} megapixels. Please save it smaller and choose that one.`,
  unreadable: 'This browser cannot open this picture. Please save it as a JPEG and choose that one.',
  gone: 'We can no longer read this file. Please choose it again.',
} as const;

/** Returns why a file is refused before decoding, by its bytes; undefined if it is fine. */
export async function sourceProblem(file: Blob): Promise<string | undefined> {
  const start = await bytesOf(file.slice(0, beginning));
  if (start === undefined) return sourceSentences.gone;
  const kind = kinds.find(({ validate }) => tryRead(() => validate(start)));
  if (kind === undefined) return sourceSentences.noPicture;
  const size = tryRead(() => kind.calculate(start)) ?? (await sizeOfWhole(kind, file));
  if (size === undefined) return sourceSentences.unreadable;
  return size.width * size.height > maxMegapixels * 1_000_000 ? sourceSentences.tooManyPixels : undefined;
}

async function sizeOfWhole({ calculate }: (typeof kinds)[number], file: Blob) {
  const bytes = file.size > beginning ? await bytesOf(file) : undefined;
  return bytes && tryRead(() => calculate(bytes));
}

async function bytesOf(file: Blob): Promise<Uint8Array | undefined> {
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch {
    // Moved or deleted since it was chosen, or its drive is gone.
    return undefined;
  }
}

/** Returns undefined if the reader throws, as it does on truncated files. */
function tryRead<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
