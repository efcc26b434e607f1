import path from 'node:path';
import { patterns, requiredFiles, schemaFor } from './kinds.ts';
import { type Mistake, wholeFile } from './mistake.ts';

const nameKey = '(its name)';

/** Pictures lie in folders of their own; what shows them says whether they are right. */
const pictureFolders = /^content\/(?:images|gallery)\//;

/** Files that nothing reads, and files that are missing. */
export function fileMistakes(files: readonly string[]): Mistake[] {
  const unread = files.filter((file) => schemaFor(file) === undefined && !pictureFolders.test(file));
  const missing = requiredFiles.filter((file) => !files.includes(file));
  return [
    ...unread.map((file) => told(file, nameKey, `found a file that nothing reads; ${placeFor(file)}.`)),
    ...missing.map((file) =>
      told(file, wholeFile, 'found nothing; the site cannot be built without this file.'),
    ),
  ];
}

/** What may stand in the folder of such a file. */
function placeFor(file: string): string {
  const folder = path.posix.dirname(file);
  const here = patterns.filter((pattern) => path.posix.dirname(pattern) === folder);
  if (here.length === 0) return 'pictures go into content/images/ or content/gallery/';
  return `this folder has ${here.map((pattern) => path.posix.basename(pattern)).join(', ')}`;
}

const addressName = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Files whose names differ in nothing but capitals or what follows the dot, and names that are no address. */
export function fileNameMistakes(files: readonly string[]): Mistake[] {
  const entries = files.filter((file) => !pictureFolders.test(file));
  const plain = entries.map((file) => stem(file).toLowerCase());
  return entries.flatMap((file, index) => {
    const first = entries[plain.indexOf(plain[index] ?? '')];
    if (first !== undefined && first !== file) {
      return told(file, nameKey, `found beside ${first}; each needs its own name.`);
    }
    const name = path.posix.basename(stem(file));
    if (addressName.test(name)) return [];
    return told(
      file,
      nameKey,
      `found "${name}"; a name has small letters, digits and single dashes: art-passion.`,
    );
  });
}

/** A file without what follows the dot. */
function stem(file: string): string {
  return file.slice(0, file.length - path.posix.extname(file).length);
}

function told(file: string, key: string, sentence: string): Mistake {
  return { file, line: 1, key, sentence };
}
