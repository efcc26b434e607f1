/** Returns the bytes as a buffer of their own, copied only if they share theirs. */
export function bufferOf(bytes: Uint8Array): ArrayBuffer {
  const { buffer, byteLength } = bytes;
  const isAll = buffer instanceof ArrayBuffer && buffer.byteLength === byteLength;
  return isAll ? buffer : new Uint8Array(bytes).buffer;
}
