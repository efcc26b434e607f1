import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { publicRoutes } from '#tests/support/agreed/routes.ts';
import { builtFile, builtPage } from './built-page.ts';

test.each([
  ['/', ['LocalBusiness']],
  ['/about/who-we-are', ['LocalBusiness', 'BreadcrumbList']],
  ['/contact', ['LocalBusiness', 'BreadcrumbList']],
  ['/weddings', ['Service', 'BreadcrumbList']],
  ['/services/photography', ['Service', 'BreadcrumbList']],
  ['/services/dancing', ['Service', 'BreadcrumbList']],
  ['/internships/dance-internship', ['Course', 'BreadcrumbList']],
  ['/insights/art-passion', ['Article', 'BreadcrumbList']],
  ['/faqs', ['FAQPage', 'BreadcrumbList']],
])('%s has structured data of the types %s', (route, types) => {
  const blocks = builtPage(route).querySelectorAll('script[type="application/ld+json"]');
  expect(blocks.map((block) => JSON.parse(block.textContent)['@type']).sort()).toEqual([...types].sort());
});

test('every route has its own title and description', () => {
  const seen = new Map<string, string>();
  for (const route of publicRoutes) {
    const page = builtPage(route);
    const title = page.querySelector('title')?.textContent;
    const description = page.querySelector('meta[name="description"]')?.getAttribute('content');
    for (const text of [title, description]) {
      expect(text, route).toBeTruthy();
      expect(seen.get(text ?? ''), `${route} repeats “${text}”`).toBeUndefined();
      seen.set(text ?? '', route);
    }
  }
});

const unlisted: readonly string[] = [
  '/payment-success',
  '/booking',
  '/paper',
  '/conversation',
  '/share',
  '/waiting-list',
  '/search',
  '/offline',
  '/login',
  '/register',
  '/forgot',
  '/invitation',
];

test('listed pages are in the sitemap with their canonical URL, and the others are noindex', () => {
  const sitemap = readFileSync(builtFile('sitemap-0.xml'), 'utf8');
  for (const route of publicRoutes) {
    const page = builtPage(route);
    const listed = !unlisted.includes(route);
    const canonical = page.querySelector('link[rel="canonical"]')?.getAttribute('href');
    expect(page.querySelector('meta[name="robots"][content="noindex"]') !== null, route).toBe(!listed);
    expect(canonical === undefined, route).toBe(!listed);
    expect(sitemap.includes(`<loc>${canonical}</loc>`), `${route} in the sitemap`).toBe(listed);
  }
  expect(sitemap).not.toContain('dashboard');
});

/** Addresses of a page by language, as search engines read them. */
const versionsOf = (route: string) =>
  builtPage(route)
    .querySelectorAll('link[rel="alternate"][hreflang]')
    .map(({ attributes: { hreflang = '', href = '' } }) => ({ hreflang, href }));

test('a page, its other languages and the sitemap name the same addresses', () => {
  const sitemap = readFileSync(builtFile('sitemap-0.xml'), 'utf8');
  for (const route of publicRoutes) {
    const versions = versionsOf(route);
    for (const { hreflang, href } of versions) {
      expect(versionsOf(new URL(href).pathname), `${href}, named by ${route}`).toEqual(versions);
      expect(sitemap).toContain(`hreflang="${hreflang}" href="${href}"`);
    }
  }
});

test.each(['/', '/services/photography', '/insights/art-passion', '/internships/dance-internship'])(
  '%s has a JPEG preview image that exists',
  (route) => {
    const address = builtPage(route).querySelector('meta[property="og:image"]')?.getAttribute('content');
    const { pathname } = new URL(address ?? '', 'http://missing.invalid');
    expect(pathname).toMatch(/\.jpe?g$/);
    expect([...readFileSync(builtFile(pathname)).subarray(0, 3)], 'a JPEG').toEqual([0xff, 0xd8, 0xff]);
  },
);

test('the feed contains every article', () => {
  const feed = readFileSync(builtFile('rss.xml'), 'utf8');
  for (const route of publicRoutes.filter((path) => path.startsWith('/insights/')))
    expect(feed).toContain(route);
});
