import { expect, test } from 'vitest';
import { previewedEntry, previewedPage } from './preview-link.ts';

test.each([
  ['?of=%2Fservices', '/services?preview'],
  ['?of=%2Fservices%2Fdancing', '/services/dancing?preview'],
  ['?of=%2Finternships%2Fdraft%3Fprogramme%3Ddrone', '/internships/draft?programme=drone&preview'],
  ['', '/?preview'],
  ['?of=https%3A%2F%2Felsewhere.example', '/?preview'],
  ['?of=%2F%2Felsewhere.example', '/?preview'],
  ['?of=%2F%5Celsewhere.example', '/?preview'],
  ['?of=javascript%3Aalert(1)', '/?preview'],
])('the preview address %s opens %s', (search, page) => {
  expect(previewedPage(search)).toBe(page);
});

test('the previewed entry is read from the address, and malformed ids are ignored', () => {
  const id = 'sessions.photography.2h';
  expect(previewedEntry(`?of=%2Fpricing&word=pricing&id=${id}`)).toEqual({ word: 'pricing', id });
  for (const search of [
    '?of=%2Fpricing',
    '?word=pricing',
    '?word=..%2Fauth&id=me',
    '?word=pricing&id=..%2Fme',
  ])
    expect(previewedEntry(search)).toBeUndefined();
});
