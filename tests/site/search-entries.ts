import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';

/** All that can be found in a built site, as text: addresses, titles and words of every entry of the search's index. */
export function searchEntries(dist: string): string {
  const folder = path.join(dist, 'pagefind/fragment');
  return readdirSync(folder)
    .map((name) => gunzipSync(readFileSync(path.join(folder, name))).toString())
    .join('\n');
}
