import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';

/** Returns the entries of the search index, of all languages or of one. */
export function searchEntries(dist: string, language = ''): string {
  const folder = path.join(dist, 'pagefind/fragment');
  return readdirSync(folder)
    .filter((name) => name.startsWith(language))
    .map((name) => gunzipSync(readFileSync(path.join(folder, name))).toString())
    .join('\n');
}
