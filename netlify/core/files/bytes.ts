/** Bytes as a buffer of their own; no copy where they are all that lies in theirs. */
export function bufferOf(bytes: Uint8Array): ArrayBuffer {
  const { buffer, byteLength } = bytes;
  const isAll = buffer instanceof ArrayBuffer && buffer.byteLength === byteLength;
  return isAll ? buffer : new Uint8Array(bytes).buffer;
}
