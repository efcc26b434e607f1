import type { Page } from '@playwright/test';
import { galleryCategories } from '#src/features/gallery/gallery.ts';
import type { PublicGalleryItem } from '#src/features/gallery/gallery-item.ts';
import { galleryPageSize } from '#src/features/gallery/wall-pages.ts';
import { expect, test } from '#tests/support/browser/test.ts';

const titles = (page: Page) => page.locator('[data-entry]:visible [data-piece-title]');
const pagesOf = (page: Page) => page.getByRole('navigation', { name: 'Pages of the gallery' });

/** The first picture was hidden since the build, and the page hears of it once the result is called. */
async function firstTakenOff(page: Page): Promise<() => void> {
  const opened = Promise.withResolvers<void>();
  await page.route('**/api/gallery?*', async (route) => {
    const { 'if-none-match': _, ...headers } = route.request().headers();
    const published = await route.fetch({ headers });
    await opened.promise;
    const [, ...others] = (await published.json()) as PublicGalleryItem[];
    await route.fulfill({ response: published, json: others });
  });
  return opened.resolve;
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the gallery is walked by its pages and kinds, and old addresses lead there', async ({ page }) => {
    await page.goto('/gallery');
    const first = await titles(page).allInnerTexts();
    await pagesOf(page).getByRole('link', { name: 'Next' }).click();
    await expect(page).toHaveURL('/gallery/page/2#pictures');
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
      // Of what is no kind, nothing may lead to an address that leads back.
      ['/gallery?category=', '/gallery'],
      ['/gallery?category=page', '/gallery'],
      ['/gallery?category=page&page=2', '/gallery'],
    ] as const) {
      expect((await page.goto(asked))?.status()).toBe(200);
      expect(new URL(page.url()).pathname).toBe(shown);
    }
  });
});

test('pictures that moved here from another page hang at once, and the large view walks this page', async ({
  page,
}) => {
  let wanted: string[] = [];
  await page.route('**/api/gallery?*', async (route) => {
    const { 'if-none-match': _, ...headers } = route.request().headers();
    const published = await route.fetch({ url: new URL('/api/gallery', page.url()).href, headers });
    const items = ((await published.json()) as PublicGalleryItem[]).reverse().slice(0, galleryPageSize);
    wanted = items.map(({ title }) => title);
    await route.fulfill({ response: published, json: items });
  });
  const answered = page.waitForResponse('**/api/gallery?*');
  await page.goto('/gallery');
  await answered;
  await expect.poll(() => titles(page).allInnerTexts()).toEqual(wanted);
  expect(wanted).toHaveLength(galleryPageSize);
  for (const picture of await page.locator('[data-entry] img').all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  }
  await page.locator('[data-open-picture]').last().click();
  await expect(page.getByRole('dialog')).toContainText(`${galleryPageSize} of ${galleryPageSize}`);
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('dialog')).toContainText(wanted[0] ?? '');
});

test('the large view goes on from its picture when the wall changes, and leaves the keys of the browser alone', async ({
  page,
}) => {
  const takeOff = await firstTakenOff(page);
  await page.goto('/gallery');
  const [, second = '', third = ''] = await titles(page).allInnerTexts();
  await page.locator('[data-open-picture]').nth(1).click();
  const large = page.getByRole('dialog');
  await expect(large).toContainText(second);
  takeOff();
  await expect(page.locator('[data-piece]')).toHaveCount(galleryPageSize - 1);
  await page.keyboard.press('ArrowRight');
  await expect(large).toContainText(third);
  for (const held of ['Alt', 'Control', 'Meta', 'Shift']) await page.keyboard.press(`${held}+ArrowLeft`);
  await expect(large).toContainText(third);
});

test('the large view of a picture that was taken off the wall gives the focus to the one in its place', async ({
  page,
}) => {
  const takeOff = await firstTakenOff(page);
  await page.goto('/gallery');
  await page.locator('[data-open-picture]').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  takeOff();
  await expect(page.locator('[data-piece]')).toHaveCount(galleryPageSize - 1);
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-open-picture]').first()).toBeFocused();
});

test('a picture of which no larger file can be had is shown as it hangs on the wall', async ({ page }) => {
  // Where several hang in a row.
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

test('a finger that moves about in an enlarged picture does not go on to the next', async ({
  page,
  context,
}) => {
  await page.goto('/gallery');
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
  await swipe();
  await expect(large).toContainText(`2 of ${galleryPageSize}`);
  await devtools.send('Emulation.setPageScaleFactor', { pageScaleFactor: 2 });
  await expect.poll(() => page.evaluate(() => visualViewport?.scale)).toBe(2);
  await swipe();
  await expect(large).toContainText(`2 of ${galleryPageSize}`);
});
