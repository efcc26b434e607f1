export const maxCvBytes = 5 * 1024 * 1024;

export const maxCvMegabytes = maxCvBytes / 1024 / 1024;

/**
 * Largest upload of one request, in bytes: the platform takes 6 MB and encoding adds a third.
 * The form's script sends a larger CV in two requests; a browser without scripts cannot.
 */
export const maxCvPartBytes = 4 * 1024 * 1024;

export const maxCvPartMegabytes = maxCvPartBytes / 1024 / 1024;

const start = bytesOf('%PDF-');
const end = bytesOf('%%EOF');

/** Bytes in which readers look for the end mark: programs write a few after it. */
const tail = 1024;

/** True if the bytes begin and end like a PDF. File names and types can be forged. */
export function isPdf(bytes: Uint8Array): boolean {
  const last = bytes.subarray(Math.max(start.length, bytes.length - tail));
  return holds(bytes, start, 0) && last.some((_, position) => holds(last, end, position));
}

export function cvProblem(bytes: Uint8Array): 'tooLarge' | 'notPdf' | undefined {
  if (bytes.length > maxCvBytes) return 'tooLarge';
  return isPdf(bytes) ? undefined : 'notPdf';
}

const maxNameLength = 80;

/** Longest name of any file system; also bounds the work of cleaning a name. */
const longestName = 255;

/** Cleans a file name for storage and display: no folders or control characters, ends in ".pdf". */
export function cvFileName(name: string): string {
  const [last = ''] = name.slice(-longestName).split(/[/\\]/).slice(-1);
  const plain = last
    .replace(/[\p{C}"<>:|?*]/gu, '')
    .replace(/\s+/g, ' ')
    .replace(/\.pdf\s*$/i, '')
    .replace(/^[\s.]+|[\s.]+$/g, '');
  return `${Array.from(plain).slice(0, maxNameLength).join('') || 'cv'}.pdf`;
}

function bytesOf(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

function holds(bytes: Uint8Array, mark: Uint8Array, position: number): boolean {
  return mark.every((byte, index) => bytes[position + index] === byte);
}
