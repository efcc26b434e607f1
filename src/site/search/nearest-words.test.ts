import { expect, test } from 'vitest';
import { nearestWords } from './nearest-words.ts';

const titles = ['Weddings', 'Wedding Bliss Package', 'Photography', 'Videography', 'Logo Design', 'Songs'];

test.each([
  ['weding', ['wedding']],
  ['Fotography', ['photography']],
  ['wedding zebra', ['wedding']],
  ['lgo', ['logo']],
  ['zzzz', []],
  ['', []],
])('the term “%s” is near to the words %j', (term, words) => {
  expect(nearestWords('en', term, titles)).toEqual(words);
});
