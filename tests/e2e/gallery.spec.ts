import type { Page } from '@playwright/test';
import gallery from '#content/gallery.json' with { type: 'json' };
import { galleryCategories } from '#src/domain/gallery/gallery.ts';
import { galleryPageSize } from '#src/domain/gallery/wall-pages.ts';
import { expect, test } from '#tests/support/browser/test.ts';

const titles = (page: Page) => page.locator('[data-entry]:visible [data-piece-title]');
const pagesOf = (page: Page) => page.getByRole('navigation', { name: 'Pages of the gallery' });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('without scripts, the gallery has pages and kinds, and old addresses redirect to them', async ({
    page,
  }) => {
    await page.goto('/gallery');
    await page.getByRole('link', { name: 'Images', exact: true }).click();
    const first = await titles(page).allInnerTexts();
    await pagesOf(page).getByRole('link', { name: 'Next' }).click();
    await expect(page).toHaveURL('/gallery/images/page/2#pictures');
    await expect(titles(page)).toHaveCount(galleryPageSize);
    for (const title of await titles(page).allInnerTexts()) expect(first).not.toContain(title);
    await page.getByRole('link', { name: 'Audio', exact: true }).click();
    await expect(page).toHaveURL('/gallery/audio');
    await expect(pagesOf(page)).toHaveCount(0);

    for (const [asked, shown] of [
      ...galleryCategories.map((kind) => [`/gallery?category=${kind}`, `/gallery/${kind}`] as const),
      ['/gallery?category=images&page=99', '/gallery/images'],
      ['/gallery?page=99', '/gallery'],
      ['/gallery/page/99', '/gallery'],
      ['/gallery?category=all&page=2', '/gallery'],
      // Unknown kinds must not redirect in a loop.
      ['/gallery?category=', '/gallery'],
      ['/gallery?category=page', '/gallery'],
      ['/gallery?category=page&page=2', '/gallery'],
    ] as const) {
      expect((await page.goto(asked))?.status()).toBe(200);
      expect(new URL(page.url()).pathname).toBe(shown);
    }
  });
});

test('the large view walks through one series and ignores browser shortcuts', async ({ page }) => {
  await page.goto('/gallery');
  const series = page.getByRole('region', { name: gallery.series[1]?.title ?? '' });
  const pictures = series.locator('[data-open-picture]');
  const count = await pictures.count();
  const shown = await series.locator('[data-piece-title]').allTextContents();
  await pictures.last().press('Enter');
  const large = page.getByRole('dialog');
  await expect(large).toContainText(`${count} of ${count}`);
  await page.keyboard.press('ArrowRight');
  await expect(large).toContainText(shown[0] ?? '');
  await page.keyboard.press('ArrowLeft');
  await expect(large).toContainText(shown.at(-1) ?? '');
  await page.keyboard.press('ArrowRight');
  for (const held of ['Alt', 'Control', 'Meta', 'Shift']) await page.keyboard.press(`${held}+ArrowLeft`);
  await expect(large).toContainText(shown[0] ?? '');
  await page.keyboard.press('Escape');
  await expect(pictures.last()).toBeFocused();
});

test('a picture whose larger file fails to load is shown in its small size', async ({ page }) => {
  // Wide enough for several pictures in a row.
  await page.setViewportSize({ width: 1024, height: 740 });
  await page.goto('/gallery');
  const small = page.locator('[data-piece] img').nth(1);
  await expect.poll(() => small.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const hung = await small.evaluate((image: HTMLImageElement) => image.currentSrc);
  await page.route(/\.(avif|webp)$/, (route) =>
    route.request().url() === hung ? route.continue() : route.abort(),
  );
  await page.locator('[data-open-picture]').nth(1).click();
  const large = page.getByRole('dialog').locator('img');
  await expect.poll(() => large.evaluate((image: HTMLImageElement) => image.currentSrc)).toBe(hung);
  await expect.poll(() => large.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test('panning an enlarged picture does not move to the next one', async ({ page, context }) => {
  await page.goto('/gallery');
  const count = gallery.series[0]?.items.length;
  await page.locator('[data-open-picture]').first().click();
  const large = page.getByRole('dialog');
  const devtools = await context.newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: { x: number; y: number }) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] });
  const swipe = async () => {
    await touch('touchStart', { x: 250, y: 300 });
    await touch('touchMove', { x: 150, y: 300 });
    await touch('touchEnd');
  };
  await expect(large).toContainText(`1 of ${count}`);
  await swipe();
  await expect(large).toContainText(`2 of ${count}`);
  await devtools.send('Emulation.setPageScaleFactor', { pageScaleFactor: 2 });
  await expect.poll(() => page.evaluate(() => visualViewport?.scale)).toBe(2);
  await swipe();
  await expect(large).toContainText(`2 of ${count}`);
});
