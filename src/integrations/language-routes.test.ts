import { expect, test } from 'vitest';
import { languageRedirects } from './language-routes.ts';

const table = {
  '/': ['fr', 'rw'],
  '/404': ['fr', 'rw'],
  '/gallery': ['fr'],
  '/gallery/[...part]': ['fr'],
  '/internships/not-found': ['fr'],
} as const;

test('an address without a page gets the error page of its language, the nearest one first', () => {
  expect(languageRedirects(table).split('\n')).toEqual([
    '/fr/gallery/page/* /fr/gallery 302',
    '/fr/gallery/:kind/page/* /fr/gallery/:kind 302',
    '/fr/internships/* /fr/internships/not-found.html 404',
    '/fr/* /fr/404.html 404',
    '/rw/* /rw/404.html 404',
    '',
  ]);
});

test('a site in one language has no rules of its own', () => {
  expect(languageRedirects({ '/404': [] })).toBe('');
});
