/** Width and height in pixels as a picture claims them. */
export interface PictureSize {
  width: number;
  height: number;
}

/**
 * The size in a JPEG's frame header, behind any number of other segments; undefined when the segments do not follow one
 * another to the letter. image-size forgives such files, and can be led past the header that a decoder obeys.
 * Throws RangeError when the file ends before.
 */
export function jpegSize(file: Uint8Array): PictureSize | undefined {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  for (let at = 2; view.getUint8(at) === 0xff; at += 2 + view.getUint16(at + 2)) {
    const marker = view.getUint8(at + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
  }
  return undefined;
}
