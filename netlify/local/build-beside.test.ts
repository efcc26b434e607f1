import { expect, test } from 'vitest';
import { reasonIn } from './build-beside.ts';

const head =
  '10:51:06 [ERROR] [content-check] An unhandled error occurred while running the "astro:config:setup" hook';
const mistake = 'content/faqs.json:1  (the whole file): this is not JSON.';

test.each([
  ['a content mistake', `${head}\ncontent/ has 1 mistake:\n${mistake}\n  Location:\n`, mistake],
  ['a page error', '\u001b[31mBuild failed\u001b[39m\n\nThe page has no title.\n', 'The page has no title.'],
  ['no reason given', '\n', 'The build gave no reason.'],
])('the reason of a failed build is extracted from its output: %s', (_, output, reason) => {
  expect(reasonIn(output)).toBe(reason);
});
