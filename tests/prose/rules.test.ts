import { expect, test } from 'vitest';
import { documentProblems } from './document-problems.ts';
import { commentsOf, titlesOf } from './source-problems.ts';

test.each([
  ['/** What a visitor chose. */', 1],
  ['/** The same for staff. */', 1],
  [`/** Returns ${'a long list of '.repeat(8)}. */`, 1],
  ['/** Locks the day until whoever came first is done. */', 1],
  ['/** Locks the day.\n * How it is stored. */', 0],
  ['/** Locks the day until the transaction ends. */', 0],
  ["const files = 'src/**/*.ts'; /** Files. */", 0],
])('the comment %j has %i problems', (text, count) => {
  expect(commentsOf(text)).toHaveLength(count);
});

test.each([
  ["test('a retry does not create a second message', () => {});", 0],
  [`test('${'a retry '.repeat(12)}', () => {});`, 1],
  ["test.each([1])('a day that lies in the past gets %i', () => {});", 1],
  [`describe('a request', () => { it(\`\${'is refused anew'}\`, () => {}); });`, 1],
])('the titles of %j have %i problems', (text, count) => {
  expect(titlesOf('a.test.ts', text)).toHaveLength(count);
});

test.each([
  ['docs/product.md', 'A page leads to the cart.', ['say it without "leads to"']],
  ['docs/product.md', `${'word '.repeat(30)}`, ['wrap it at 100 characters']],
  ['docs/product.md', `| ${'word '.repeat(30)}|`, []],
  ['docs/product.md', 'Call `whoever()`.', []],
  ['README.md', 'line\n'.repeat(91), ['shorten it to 90 lines']],
])('%s with %j has the problems %j', (file, text, advice) => {
  expect(documentProblems(file, text).map((problem) => problem.advice)).toEqual(advice);
});
