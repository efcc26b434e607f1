import path from 'node:path';
import { patterns, requiredFiles, schemaFor } from './kinds.ts';
import { type Mistake, wholeFile } from './mistake.ts';
import { englishFile, languageOfFile } from './translations.ts';

/** Folders of pictures, checked through the entries that show them. */
const pictureFolders = /^content\/(?:images|gallery)\//;

const addressName = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Finds unused and missing files, invalid names, and names that differ only in case or extension. */
export function fileMistakes(files: readonly string[]): Mistake[] {
  const entries = files.filter((file) => !pictureFolders.test(file) && languageOfFile(file) === undefined);
  const plain = entries.map((file) => stemOf(file).toLowerCase());
  const missing = requiredFiles.filter((file) => !files.includes(file));
  return [
    ...files
      .filter((file) => languageOfFile(file) !== undefined && !files.includes(englishFile(file)))
      .map((file) =>
        inName(file, `found a translation without its English; there is no ${englishFile(file)}.`),
      ),
    ...entries
      .filter((file) => schemaFor(file) === undefined)
      .map((file) => inName(file, `found a file that nothing reads; ${placeFor(file)}.`)),
    ...missing.map((file) => ({
      ...inName(file, 'found nothing; the site cannot be built without this file.'),
      key: wholeFile,
    })),
    ...entries.flatMap((file, index) => {
      const first = entries[plain.indexOf(plain[index] ?? '')];
      if (first !== file) return inName(file, `found next to ${first}; each needs its own name.`);
      const name = path.posix.basename(stemOf(file));
      if (addressName.test(name)) return [];
      return inName(
        file,
        `found "${name}"; a name has small letters, digits and single dashes: art-passion.`,
      );
    }),
  ];
}

/** Describes the files that a folder may hold. */
function placeFor(file: string): string {
  const folder = path.posix.dirname(file);
  const here = patterns.filter((pattern) => path.posix.dirname(pattern) === folder);
  if (here.length === 0) return 'pictures go into content/images/ or content/gallery/';
  return `this folder has ${here.map((pattern) => path.posix.basename(pattern)).join(', ')}`;
}

const stemOf = (file: string) => file.slice(0, file.length - path.posix.extname(file).length);

const inName = (file: string, sentence: string): Mistake => ({ file, line: 1, key: '(its name)', sentence });
