import { type PictureType, readable } from './picture-file.ts';

const ends: Record<PictureType, (view: DataView) => number | undefined> = {
  jpeg: jpegEnd,
  png: pngEnd,
  webp: webpEnd,
};

/** Where the picture in a file ends, in bytes from its start; undefined when the file breaks off before. */
export function pictureEnd(file: Uint8Array, type: PictureType): number | undefined {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const end = readable(() => ends[type](view));
  return end === undefined || end > file.byteLength ? undefined : end;
}

const endOfImage = 0xd9;
const startOfScan = 0xda;

/** Behind any number of segments and scans. A picture within a segment, such as a camera's preview, has an end of its own. */
function jpegEnd(view: DataView): number | undefined {
  let at = 2;
  while (view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1);
    if (marker === endOfImage) return at + 2;
    at += 2 + view.getUint16(at + 2);
    if (marker === startOfScan) at = scanEnd(view, at);
  }
  return undefined;
}

/** Within a scan, 0xff is followed by 0 or by a restart mark (0xd0 to 0xd7). */
function scanEnd(view: DataView, start: number): number {
  let at = start;
  while (view.getUint8(at) !== 0xff || isWithinScan(view.getUint8(at + 1))) at += 1;
  return at;
}

function isWithinScan(marker: number): boolean {
  return marker === 0 || (marker >= 0xd0 && marker <= 0xd7);
}

function pngEnd(view: DataView): number {
  const lastChunk = 0x49454e44;
  let at = 8;
  while (view.getUint32(at + 4) !== lastChunk) at += 12 + view.getUint32(at);
  return at + 12 + view.getUint32(at);
}

/** The container says how long it is, without its first eight bytes, and is padded to an even length. */
function webpEnd(view: DataView): number {
  const length = view.getUint32(4, true);
  return 8 + length + (length % 2);
}
