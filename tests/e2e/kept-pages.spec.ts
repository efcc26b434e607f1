import type { Page } from '@playwright/test';
import { isKept } from '#src/lib/storage/kept-pages.ts';
import { expect, test } from '#tests/support/browser/test.ts';

test.use({ serviceWorkers: 'allow' });

const notice = (page: Page) => page.getByRole('main').locator('.kept');

async function visit(page: Page, route: string): Promise<void> {
  await page.goto(route);
  await expect
    .poll(() => page.evaluate(async (path) => (await caches.match(path)) !== undefined, route))
    .toBe(true);
}

const keptPaths = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => url.slice(location.origin.length));
  });

test('a visited page can be read offline and shows its date', async ({ page, context }) => {
  await visit(page, '/pricing');
  await expect(notice(page)).toHaveCount(0);
  await context.setOffline(true);
  await page.reload();
  await expect(notice(page)).toHaveText(
    /^You are offline\. This page is from \d+ [A-Z][a-z]+ \d{4}; prices may have changed\.$/,
  );
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await context.setOffline(false);
  await page.reload();
  await expect(notice(page)).toHaveCount(0);
});

test('a first page over a slow line loads no fonts, and the next one does', async ({ page }) => {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(request.url());
  });
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { rtt: 300 } });
  });
  await visit(page, '/faqs');
  expect(fonts).toEqual([]);
  await page.goto('/contact');
  await expect
    .poll(() => page.evaluate(() => [...document.fonts].some(({ status }) => status === 'loaded')))
    .toBe(true);
});

test('the cart can be filled and read offline', async ({ page, context }) => {
  await visit(page, '/book-now');
  await visit(page, '/services/photography');
  await page.reload();
  await context.setOffline(true);
  await page.reload();
  await page.getByRole('button', { name: 'Add to cart' }).first().click();
  await expect(page.getByText('Added to cart').first()).toBeVisible();
  await page.goto('/book-now');
  await expect(notice(page)).toBeVisible();
  await expect(page.getByRole('main')).toContainText('RWF');
});

test('an unvisited page shows an offline notice that lists the visited ones', async ({ page, context }) => {
  await visit(page, '/faqs');
  await context.setOffline(true);
  await page.goto('/about/our-team');
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  await expect(page.locator('footer a[data-language][lang="fr"]')).toHaveAttribute(
    'href',
    /\/fr\/about\/our-team$/,
  );
  // By key: hovering would prefetch, which ignores the emulated offline state.
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Questions and answers/ })
    .press('Enter');
  await expect(page).toHaveURL(/\/faqs$/);
  await expect(notice(page)).toBeVisible();
});

test('the cache holds no API response, account page or query, and is emptied on logout', async ({ page }) => {
  await visit(page, '/pricing');
  for (const route of ['/login', '/booking?key=secret', '/pricing?quote=abc', '/contact?service=film'])
    await page.goto(route, { waitUntil: 'networkidle' });
  const kept = await keptPaths(page);
  expect(kept.filter((path) => !/^\/(_astro|offline)/.test(path)).filter((path) => !isKept(path))).toEqual(
    [],
  );
  expect(kept.filter((path) => path.includes('key=') || path.includes('quote='))).toEqual([]);
  await page.evaluate(() => localStorage.setItem('fts_token', 'a'.repeat(43)));
  await page.goto('/account');
  // The page is still being redirected to the login.
  await expect(async () => expect(await keptPaths(page)).not.toContain('/pricing')).toPass();
});

test('a response that is never cached is still passed through by the service worker', async ({ page }) => {
  await visit(page, '/pricing');
  const answer = await page.goto('/api/bookings/form');
  expect(answer?.status()).toBe(200);
  expect(answer?.fromServiceWorker()).toBe(true);
});

test('a cached page with old prices is never shown while the site responds', async ({ page, context }) => {
  await visit(page, '/pricing');
  await page.evaluate(async () => {
    const cache = await caches.open('pages');
    await cache.put(
      '/pricing',
      new Response('<main>An old price</main>', { headers: { 'content-type': 'text/html' } }),
    );
  });
  await page.reload();
  await expect(page.getByRole('main')).not.toContainText('An old price');
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('main')).not.toContainText('An old price');
});
