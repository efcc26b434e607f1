import type { Browser, Page } from '@playwright/test';
import { onSlowPhone } from './page-load.ts';

/** From the tap on a link to the largest paint of the next page, on the slow phone. */

/** As long as a finger or a look rests on a link before the tap, and the page comes meanwhile. */
const restMs = 1200;

/** Where it begins, and the link that is tapped. */
export const ways = [
  { from: '/', to: '/pricing' },
  { from: '/services', to: '/services/photography' },
  { from: '/pricing', to: '/faqs' },
] as const;

/** Milliseconds; with `rest`, the link was in sight for a moment before. */
export function tapToPaint(
  browser: Browser,
  url: string,
  { from, to }: (typeof ways)[number],
  rest: boolean,
): Promise<number> {
  return onSlowPhone(browser, async (page) => {
    await page.goto(url + from, { waitUntil: 'networkidle' });
    const link = page.locator(`a[href="${to}"]:visible`).last();
    await link.scrollIntoViewIfNeeded();
    if (rest) {
      await link.hover();
      await page.waitForTimeout(restMs);
    }
    await link.click();
    await page.waitForURL(url + to);
    await page.waitForLoadState('networkidle');
    return largestPaint(page);
  });
}

/** Since the tap: with it begins the time of the new page. */
function largestPaint(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        });
      }),
  );
}
