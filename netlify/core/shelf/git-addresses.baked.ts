import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { filesOf, pagesOf } from '#src/integrations/content-check/addresses.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const content = globSync('content/*/*.mdx', { cwd: root }).map((file) => {
  const [, head = ''] = /^---\r?\n(.*?)\r?\n---/s.exec(readFileSync(path.join(root, file), 'utf8')) ?? [];
  return { file: file.split(path.sep).join('/'), value: parse(head) as unknown };
});

/** The pages as the base has them. Bundled functions hold what they were when they were built (netlify/local/deploy/bake.ts). */
export const gitPages: readonly string[] = pagesOf(root, content);

/** What else answers on the site. */
export const gitFiles: readonly string[] = filesOf(root);
