import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { alternates, hrefIn, languageLinks, languagesOf, pages, titleLink } from './pages.ts';

/** Pages as they may be one day: tests of rules must hold whatever is translated today. */
const table = {
  '/': ['fr', 'rw'],
  '/[occasion]': ['fr', 'rw'],
  '/[policy]': ['fr'],
  '/booking': ['fr', 'rw'],
  '/contact': [],
  '/faqs': ['fr'],
  '/gallery/[...part]': ['fr'],
  '/pricing': ['fr'],
  '/search': [],
} as const;

test('the table has each page of src/pages except the staff’s', () => {
  const files = globSync('src/pages/**/*.astro').filter((file) => !file.includes('/dashboard/'));
  const routes = files.map((file) => file.replace(/^src\/pages|(\/index)?\.astro$/g, '') || '/');
  expect(Object.keys(pages).toSorted()).toEqual(routes.toSorted());
});

test.each([
  ['/', '/fr'],
  ['/#content', '/fr#content'],
  ['/pricing?quote=x#total', '/fr/pricing?quote=x#total'],
  ['/gallery/video/2', '/fr/gallery/video/2'],
  ['/weddings', '/fr/weddings'],
  ['/search?q=logo', '/search?q=logo'],
  ['/contact', '/contact'],
])('a link to %s leads from a French page to %s', (href, expected) => {
  expect(hrefIn('fr', href, table)).toBe(expected);
  expect(hrefIn('fr', expected, table)).toBe(expected);
  expect(hrefIn('en', href, table)).toBe(href);
});

test.each(['#content', 'https://wa.me/250', 'mailto:a@b.rw', '/rss.xml', '/dashboard/admin'])(
  'the link %s is the same in all languages',
  (href) => {
    expect(hrefIn('fr', href)).toBe(href);
  },
);

test.each(['/account', '/settings'])('%s has its login page in each of its languages', (path) => {
  expect(languagesOf('/login')).toEqual(expect.arrayContaining([...languagesOf(path)]));
});

test.each([
  ['policies', ['en', 'fr']],
  ['occasions', ['en', 'fr', 'rw']],
])('each page of content/%s is told from others at the root', (folder, expected) => {
  const slugs = globSync(`content/${folder}/*.mdx`).map((file) => file.replace(/.*\/|\.mdx$/g, ''));
  expect(slugs).not.toEqual([]);
  for (const slug of slugs) expect(languagesOf(`/${slug}`, table)).toEqual(expected);
});

test.each(['/verify', '/weddings/extra', '/rss.xml'])('%s is no page of content', (path) => {
  expect(languagesOf(path, table)).toEqual(['en']);
});

test('a link worded with the title of its page marks the language of the page if it is another', () => {
  expect(titleLink('fr', '/contact', table)).toEqual({ href: '/contact', hreflang: 'en', lang: 'en' });
  expect(titleLink('fr', '/faqs', table)).toEqual({ href: '/fr/faqs' });
  expect(titleLink('en', '/faqs', table)).toEqual({ href: '/faqs' });
});

test('a page that nobody has translated exists in English only', () => {
  expect(languagesOf('/dashboard/admin')).toEqual(['en']);
});

test.each(['/faqs', '/fr/faqs'])('%s links to itself in its languages, and to the home of others', (path) => {
  expect(languageLinks(path, table)).toEqual([
    { language: 'en', href: '/faqs', opens: 'page' },
    { language: 'fr', href: '/fr/faqs', opens: 'page' },
    { language: 'rw', href: '/rw', opens: 'home' },
  ]);
});

test.each(['/404', '/rw/404', '/internships/not-found', '/offline'])(
  '%s links to the home pages, for a script to follow the address bar',
  (path) => {
    expect(languageLinks(path, table)).toEqual([
      { language: 'en', href: '/', opens: 'address' },
      { language: 'fr', href: '/fr', opens: 'address' },
      { language: 'rw', href: '/rw', opens: 'address' },
    ]);
  },
);

test('search engines find a page in each of its languages, and English as the default', () => {
  expect(alternates('/fr/faqs', table)).toEqual([
    { name: 'en', href: '/faqs' },
    { name: 'fr', href: '/fr/faqs' },
    { name: 'x-default', href: '/faqs' },
  ]);
  expect(alternates('/rw', table).map(({ href }) => href)).toEqual(['/', '/fr', '/rw', '/']);
  expect(alternates('/contact', table)).toEqual([]);
});

test('a site in one language has no links to others', () => {
  expect(languageLinks('/faqs', { ...table, '/': [] })).toEqual([]);
});

test('islands and scripts open no page without its language', () => {
  const files = globSync('src/{site,components}/**/*.{ts,tsx}');
  const plain = /href=(?:"\/|\{['`]\/)|location\.(?:assign|replace)\(\s*['`]\//;
  expect(files.filter((file) => plain.test(readFileSync(file, 'utf8')))).toEqual([]);
});
