import { expect, test } from 'vitest';
import { countServices, findMatches, fold } from './catalogue-search.ts';

const texts = [
  'Logo Design. A mark for a stamp.',
  'Café menu, designed',
  'Wedding (Full-day): drone, film',
].map(fold);

test.each([
  ['design', [0, 1]],
  ['DESIGN logo', [0]],
  ['cafe', [1]],
  ['CAFÉ', [1]],
  ['full-day', [2]],
  ['film wedding', [2]],
  ['wedding logo', []],
  ['(', [2]],
  ['.*', []],
  ['   ', [0, 1, 2]],
])('“%s” finds %j', (term, found) => {
  expect(findMatches(texts, term)).toEqual(found);
});

test('one is one', () => {
  expect([0, 1, 2].map(countServices)).toEqual(['0 services', '1 service', '2 services']);
});
