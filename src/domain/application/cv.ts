/** The rules of a CV: the browser says them at once, the server checks them again. */

/** The largest CV that is taken, in bytes. */
export const maxCvBytes = 5 * 1024 * 1024;

/** The same for people. */
export const maxCvSize = `${maxCvBytes / 1024 / 1024} MB`;

/**
 * As much of a CV as one request carries, in bytes: the platform takes 6 MB and makes files a third larger on the way.
 * The form's script sends what is larger in two requests; a browser without scripts cannot.
 */
export const maxCvPartBytes = 4 * 1024 * 1024;

/** The same for people. */
export const maxCvPartSize = `${maxCvPartBytes / 1024 / 1024} MB`;

/** What the field says when the file is not one that we can take. */
export const cvSentences = {
  missing: 'Please choose your CV, as a PDF.',
  tooLarge: `This file is larger than ${maxCvSize}. Please save your CV as a smaller PDF and choose that one.`,
  unreadable: 'We can no longer read this file. Please choose it again.',
  partGone: 'Not sent: part of this file was lost on the way. Please send your application again.',
  notPdf: 'This file is not a PDF. Please save or export your CV as a PDF and choose that one.',
} as const;

const start = bytesOf('%PDF-');
const end = bytesOf('%%EOF');

/** Programs write a few bytes after the end mark; readers look for it within so many. */
const tail = 1024;

/** True when the bytes begin and end as those of a PDF do. Names and types are not believed: anyone can write them. */
export function isPdf(bytes: Uint8Array): boolean {
  const last = bytes.subarray(Math.max(start.length, bytes.length - tail));
  return holds(bytes, start, 0) && last.some((_, position) => holds(last, end, position));
}

/** What is wrong with a CV, as a sentence; undefined when nothing is. */
export function cvProblem(bytes: Uint8Array): string | undefined {
  if (bytes.length > maxCvBytes) return cvSentences.tooLarge;
  return isPdf(bytes) ? undefined : cvSentences.notPdf;
}

const maxNameLength = 80;

/** No file system has longer names; whatever is longer is not worth the time that it takes to tidy. */
const longestName = 255;

/** A file's name as it may be kept and shown: no folders, no control characters, and never without ".pdf". */
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
