import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { hrefIn, languagesOf, pages } from './pages.ts';

test('the table has each page of src/pages except the staff’s', () => {
  const files = globSync('src/pages/**/*.astro').filter((file) => !file.includes('/dashboard/'));
  const routes = files.map((file) => file.replace(/^src\/pages|(\/index)?\.astro$/g, '') || '/');
  expect(Object.keys(pages).toSorted()).toEqual(routes.toSorted());
});

test.each([
  ['/', '/'],
  ['/pricing?quote=x#total', '/pricing'],
  ['/services/photography', '/services/[slug]'],
  ['/gallery/video/2', '/gallery/[...part]'],
])('a link to %s opens in the reader’s language where %s exists in it', (href, route) => {
  const expected = pages[route]?.includes('fr') ? `/fr${href === '/' ? '' : href}` : href;
  expect(hrefIn('fr', href)).toBe(expected);
  expect(hrefIn('en', href)).toBe(href);
});

test.each(['#content', 'https://wa.me/250', 'mailto:a@b.rw', '/rss.xml', '/dashboard/admin'])(
  'the link %s is the same in all languages',
  (href) => {
    expect(hrefIn('fr', href)).toBe(href);
  },
);

test('a page that nobody has translated exists in English only', () => {
  expect(languagesOf('/dashboard/admin')).toEqual(['en']);
});
