import { expect, test } from 'vitest';
import { previewedPage } from './preview-link.ts';

test.each([
  ['?of=%2Fservices', '/services?preview'],
  ['?of=%2Fservices%2Fdancing', '/services/dancing?preview'],
  ['?of=%2Finternships%2Fdraft%3Fprogramme%3Ddrone', '/internships/draft?programme=drone&preview'],
  ['', '/?preview'],
  ['?of=https%3A%2F%2Felsewhere.example', '/?preview'],
  ['?of=%2F%2Felsewhere.example', '/?preview'],
  ['?of=%2F%5Celsewhere.example', '/?preview'],
  ['?of=javascript%3Aalert(1)', '/?preview'],
])('the address %s previews %s', (search, page) => {
  expect(previewedPage(search)).toBe(page);
});
