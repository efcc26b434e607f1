import { publicRoutes } from '#tests/support/spec-routes.ts';
import { expect, test } from '#tests/support/test.ts';

/** What search engines and those who share a page are told. */

const described = {
  '/contact': ['LocalBusiness', 'BreadcrumbList'],
  '/services/photography': ['Service', 'BreadcrumbList'],
  '/services/dancing': ['Service', 'BreadcrumbList'],
  '/internships/dance-internship': ['Course', 'BreadcrumbList'],
  '/insights/art-passion': ['Article', 'BreadcrumbList'],
  '/faqs': ['FAQPage', 'BreadcrumbList'],
} as const;

for (const [route, types] of Object.entries(described)) {
  test(`${route} describes itself as ${types.join(' and ')}`, async ({ page }) => {
    await page.goto(route);
    const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(blocks.map((text) => JSON.parse(text)['@type']).sort()).toEqual([...types].sort());
  });
}

const unlisted: readonly string[] = [
  '/payment-success',
  '/booking',
  '/search',
  '/login',
  '/register',
  '/forgot',
];

test('every listed page is in the sitemap with its canonical address, the others are not to be found', async ({
  request,
}) => {
  const sitemap = await (await request.get('/sitemap-0.xml')).text();
  for (const route of publicRoutes) {
    const html = await (await request.get(route)).text();
    const listed = !unlisted.includes(route);
    const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];
    expect(html.includes('name="robots" content="noindex"'), route).toBe(!listed);
    expect(canonical === undefined, route).toBe(!listed);
    expect(sitemap.includes(`<loc>${canonical}</loc>`), `${route} in the sitemap`).toBe(listed);
  }
});

test('a shared page shows a picture, and the picture is there', async ({ request }) => {
  for (const route of [
    '/',
    '/services/photography',
    '/insights/art-passion',
    '/internships/dance-internship',
  ]) {
    const html = await (await request.get(route)).text();
    const address = /property="og:image" content="([^"]+)"/.exec(html)?.[1];
    const picture = await request.get(new URL(address ?? '', 'http://missing.invalid').pathname);
    expect(picture.headers()['content-type'], route).toBe('image/jpeg');
  }
});

test('the feed names every article', async ({ request }) => {
  const feed = await (await request.get('/rss.xml')).text();
  for (const route of publicRoutes.filter((path) => path.startsWith('/insights/')))
    expect(feed).toContain(route);
});
