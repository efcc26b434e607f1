import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

test('no picture is used in more than two files', () => {
  const texts = globSync(['content/**/*.{json,mdx}', 'src/pages/**/*.astro'], {
    exclude: ['content/{fr,rw}/**'],
  }).map((file) => readFileSync(file, 'utf8'));
  const filesWith = (name: string) =>
    texts.filter((text) => text.includes(`images/${name}`) || text.includes(`"${name}"`));
  const names = globSync('content/images/*').map((file) => path.basename(file));
  expect(names).toContain('photography.jpg');
  expect(names.filter((name) => filesWith(name).length > 2)).toEqual([]);
});
