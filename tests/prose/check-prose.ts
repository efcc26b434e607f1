import { globSync, readFileSync } from 'node:fs';
import { documentProblems } from './document-problems.ts';
import { commentsOf, type Problem, titlesOf } from './source-problems.ts';

/** Fails if comments, test titles or documents break the mechanical rules of docs/words.md. */
const files = globSync(['{src,netlify,tests,docs}/**/*.{ts,tsx,astro,md}', '*.{ts,mjs,md}', '.*.mjs'], {
  // Its texts are wrong on purpose.
  exclude: ['tests/prose/rules.test.ts'],
});
const found = files.flatMap((file) =>
  problemsOf(file).map(({ line, text, advice }) => `${file}:${line}: ${advice}\n    ${text.split('\n')[0]}`),
);
if (found.length > 0) throw new Error([`${found.length} problems of wording:`, ...found].join('\n'));

function problemsOf(file: string): Problem[] {
  const isTest = /\.(test|spec)\.tsx?$/.test(file);
  const text = readFileSync(file, 'utf8');
  if (file.endsWith('.md')) return documentProblems(file, text);
  return [...commentsOf(text), ...(isTest ? titlesOf(file, text) : [])];
}
