import { brotliCompressSync } from 'node:zlib';
import type { Response } from '@playwright/test';
import { newAccount } from '#tests/support/account-visitor.ts';
import { axeViolations } from '#tests/support/axe.ts';
import { accountRoutes } from '#tests/support/spec-routes.ts';
import { expect, test } from '#tests/support/test.ts';

/** The pages that only their owner sees, walked like the others: accessible, narrow, light, still. */

test('the pages of an account are accessible, fit 320 px, keep their budget and stand still', async ({
  page,
  request,
}) => {
  test.slow();
  await newAccount(page, request, '/account');
  await page.waitForLoadState('networkidle');
  await page.addInitScript(() => {
    const shifts = { total: 0 };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.total += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });

  for (const route of accountRoutes) {
    let script = 0;
    const bodies: Promise<void>[] = [];
    const weigh = (response: Response) => {
      if (response.request().resourceType() !== 'script') return;
      bodies.push(
        response.body().then((body) => {
          script += brotliCompressSync(body).byteLength;
        }),
      );
    };
    page.on('response', weigh);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 1280, height: 800 });
    // From elsewhere: another fragment alone would not load the page again.
    await page.goto('about:blank');
    await page.goto(route, { waitUntil: 'networkidle' });
    await Promise.all(bodies);
    page.off('response', weigh);
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.locator('.waiting')).toHaveCount(0);
    expect(script, `${route}: JavaScript`).toBeLessThanOrEqual(90_000);
    const shift = await page.evaluate(
      () => (window as unknown as { shifts: { total: number } }).shifts.total,
    );
    expect(shift, `${route}: layout shift`).toBeLessThan(0.005);

    for (const colorScheme of ['light', 'dark'] as const) {
      for (const width of [320, 360, 1280]) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.setViewportSize({ width, height: 740 });
        expect(await axeViolations(page), `${route}, ${width} px, ${colorScheme}`).toEqual([]);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(overflow, `${route}: pixels to scroll sideways at ${width} px`).toBeLessThanOrEqual(0);
      }
    }
  }
});
