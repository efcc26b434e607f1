/** Generates a file of exactly this size that passes as a PDF unless rendered. */
export function pdfOf(bytes: number): Uint8Array<ArrayBuffer> {
  const file = new Uint8Array(bytes).fill(0x20);
  const [start, end] = ['%PDF-1.7\n', '\n%%EOF\n'].map((text) => new TextEncoder().encode(text));
  file.set(start ?? [], 0);
  file.set(end ?? [], bytes - (end?.length ?? 0));
  return file;
}
