import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

// Documents cite a test file, and in quotes after it the titles of its tests.

const tests = globSync(['{src,netlify,tests}/**/*.{test,spec}.ts']).map((file) => ({
  file,
  text: straight(readFileSync(file, 'utf8')),
}));
const citation = /`([\w./-]+\.(?:test|spec)\.ts)`((?:,? "[^"]+")*)/g;

function straight(text: string): string {
  return text.replaceAll('\\', '').replaceAll('’', "'").replaceAll(/[“”]/g, '"');
}

/** Lists the citations of files or titles that do not exist. A part of a title is enough. */
function untrue(text: string): string[] {
  return [...straight(text).matchAll(citation)].flatMap(([, name = '', quoted = '']) => {
    const cited = tests.filter(({ file }) => file === name || file.endsWith(`/${name}`));
    if (cited.length === 0) return [name];
    const titles = [...quoted.matchAll(/"([^"]+)"/g)].map(([, title = '']) => title.replace(/…$/, ''));
    return titles
      .filter((title) => !cited.some((one) => one.text.includes(title)))
      .map((title) => `${name} "${title}"`);
  });
}

describe('cited tests', () => {
  test.each(globSync(['README.md', 'docs/**/*.md']))('every test cited in %s exists', (document) => {
    expect(untrue(readFileSync(document, 'utf8'))).toEqual([]);
  });
});
