import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';

export function searchEntries(dist: string): string {
  const folder = path.join(dist, 'pagefind/fragment');
  return readdirSync(folder)
    .map((name) => gunzipSync(readFileSync(path.join(folder, name))).toString())
    .join('\n');
}
