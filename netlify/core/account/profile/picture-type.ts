/** The kinds of pictures that are taken. */
export type PictureType = 'jpeg' | 'png' | 'webp';

const ascii = (bytes: Uint8Array, start: number, end: number) =>
  String.fromCharCode(...bytes.subarray(start, end));

/** What a file is by its first bytes, whatever it is called. */
export function pictureType(bytes: Uint8Array): PictureType | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg';
  if (ascii(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return 'webp';
  return undefined;
}

/** Width and height in pixels as the file claims them; undefined when it does not say. */
export interface PictureSize {
  width: number;
  height: number;
}

/** Reads the size without decoding: a small file can claim a picture that fills all memory. */
export function pictureSize(bytes: Uint8Array, type: PictureType): PictureSize | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    return readers[type](view);
  } catch (error) {
    // The file ends where the size should be.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

const readers: Record<PictureType, (view: DataView) => PictureSize | undefined> = {
  png: (view) => ({ width: view.getUint32(16), height: view.getUint32(20) }),
  jpeg: jpegSize,
  webp: webpSize,
};

/** The size stands in the frame header, behind any number of other segments. */
function jpegSize(view: DataView): PictureSize | undefined {
  for (let at = 2; view.getUint8(at) === 0xff; at += 2 + view.getUint16(at + 2)) {
    const marker = view.getUint8(at + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
  }
  return undefined;
}

function webpSize(view: DataView): PictureSize | undefined {
  const uint24 = (at: number) => view.getUint16(at, true) + view.getUint8(at + 2) * 0x10000;
  switch (String.fromCharCode(view.getUint8(15))) {
    case ' ':
      return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
    case 'L': {
      const bits = view.getUint32(21, true);
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    case 'X':
      return { width: uint24(24) + 1, height: uint24(27) + 1 };
    default:
      return undefined;
  }
}
