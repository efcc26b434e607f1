import { axeViolations } from '#tests/support/axe.ts';
import { dashboardRoutes } from '#tests/support/spec-routes.ts';
import { arriveAs } from '#tests/support/staff-visitor.ts';
import { expect, test } from '#tests/support/test.ts';

/** The dashboards, walked like the public pages: whole, accessible, narrow, hidden from search engines. */

for (const route of dashboardRoutes) {
  test(`${route} is whole, accessible and narrow in both themes`, async ({ page, request }) => {
    test.slow();
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    await arriveAs(page, request, route.includes('superadmin') ? 'superadmin' : 'admin');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(route, { waitUntil: 'networkidle' });
    await expect(page.locator('.waiting')).toHaveCount(0);
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    for (const colorScheme of ['light', 'dark'] as const) {
      for (const width of [320, 360, 1280]) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.setViewportSize({ width, height: 740 });
        expect(await axeViolations(page), `${width} px, ${colorScheme}`).toEqual([]);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(overflow, `pixels to scroll sideways at ${width} px`).toBeLessThanOrEqual(0);
      }
    }
    expect(complaints).toEqual([]);
  });
}

test('no dashboard is in the sitemap', async ({ request }) => {
  expect(await (await request.get('/sitemap-0.xml')).text()).not.toContain('dashboard');
});
