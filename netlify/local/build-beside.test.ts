import { expect, test } from 'vitest';
import { reasonIn } from './build-beside.ts';

const head =
  '10:51:06 [ERROR] [content-check] An unhandled error occurred while running the "astro:config:setup" hook';
const mistake = 'content/faqs.json:1  (the whole file): this is not JSON.';

test.each([
  ['a mistake in content', `${head}\ncontent/ has 1 mistake:\n${mistake}\n  Location:\n`, mistake],
  ['a page', '\u001b[31mBuild failed\u001b[39m\n\nThe page has no title.\n', 'The page has no title.'],
  ['nothing', '\n', 'The build gave no reason.'],
])('the reason of a build that failed by %s is extracted from its output', (_, output, reason) => {
  expect(reasonIn(output)).toBe(reason);
});
