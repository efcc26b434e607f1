/** Bytes as a buffer of their own; no copy where they are all that lies in theirs. */
export function bufferOf(bytes: Uint8Array): ArrayBuffer {
  const { buffer, byteLength } = bytes;
  const isAll = buffer instanceof ArrayBuffer && buffer.byteLength === byteLength;
  return isAll ? buffer : new Uint8Array(bytes).buffer;
}

/**
 * Gives the memory of bytes back now that nobody reads them any more. Left to the collector, those of many files and pictures lie
 * there before it comes by.
 */
export function giveBack({ buffer }: ArrayBufferView<ArrayBuffer>): void {
  buffer.transfer(0);
}
