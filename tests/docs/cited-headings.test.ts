import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const citation = /docs\/(\w+)\.md, ([A-Z][\w ’'-]*\w)/g;
const headings = new Map<string, string[]>(
  globSync('docs/*.md').map((file) => [file, readFileSync(file, 'utf8').match(/(?<=^#+ ).+/gm) ?? []]),
);

function missingHeadings(file: string): string[] {
  const text = readFileSync(file, 'utf8').replaceAll(/\n\s*(\*|\/\/) /g, ' ');
  return [...text.matchAll(citation)]
    .filter(([, name, heading]) => !headings.get(`docs/${name}.md`)?.includes(heading ?? ''))
    .map(([found]) => `${file}: ${found}`);
}

test('the headings of documents that comments cite exist', () => {
  const files = globSync('{src,netlify,tests}/**/*.{ts,tsx,astro,css}');
  expect(files.flatMap(missingHeadings)).toEqual([]);
});
