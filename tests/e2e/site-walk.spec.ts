import { crawl, deadEnds } from '#tests/support/crawl.ts';
import { postRedirects, publicRoutes } from '#tests/support/spec-routes.ts';
import { expect, test } from '#tests/support/test.ts';

const themes = ['light', 'dark'] as const;

for (const route of publicRoutes) {
  test(`${route} is whole: status, one h1, no error, no sideways scroll, in both themes`, async ({
    page,
  }) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('response', (response) => {
      if (response.status() >= 400) complaints.push(`${response.url()} answers ${response.status()}`);
    });

    for (const theme of themes) {
      await page.emulateMedia({ colorScheme: theme });
      await page.setViewportSize({ width: 320, height: 640 });
      const response = await page.goto(route, { waitUntil: 'load' });
      expect(response?.status()).toBe(200);
      await expect(page.locator('h1')).toHaveCount(1);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow, 'pixels to scroll sideways at 320 px').toBeLessThanOrEqual(0);
    }
    expect(complaints).toEqual([]);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const route of publicRoutes) {
    test(`${route} can be read and left`, async ({ page }) => {
      await page.goto(route);
      await expect(page.locator('h1')).toBeVisible();
      await expect(page.getByRole('main')).toContainText(/\S+(\s+\S+){8}/);
      await expect(page.locator('header a[href="/"]').first()).toBeVisible();
      await expect(page.locator('footer a[href="/privacy-policy"]')).toBeVisible();
    });
  }
});

test('every route has a title and a description of its own', async ({ request }) => {
  const seen = new Map<string, string>();
  for (const route of publicRoutes) {
    const html = await (await request.get(route)).text();
    const words = [/<title>([^<]+)<\/title>/, /<meta name="description" content="([^"]+)"/].map(
      (part) => part.exec(html)?.[1],
    );
    for (const text of words) {
      expect(text, route).toBeTruthy();
      expect(seen.get(text ?? ''), `${route} repeats “${text}”`).toBeUndefined();
      seen.set(text ?? '', route);
    }
  }
});

test('no link, picture, style or script is dead, anywhere', async ({ request }) => {
  expect(deadEnds(await crawl(request, publicRoutes))).toEqual([]);
});

test('post slugs redirect for good to the canonical articles', async ({ request }) => {
  for (const [from, to] of Object.entries(postRedirects)) {
    const answer = await request.get(from, { maxRedirects: 0 });
    expect(answer.status()).toBe(301);
    expect(answer.headers()['location']).toMatch(new RegExp(`${to}$`));
  }
});
