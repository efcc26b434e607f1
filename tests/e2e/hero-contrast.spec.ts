import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from '#tests/support/browser/test.ts';

/** Text on the home page's picture, measured in pixels: axe cannot see the picture behind it. */

for (const colorScheme of ['light', 'dark'] as const)
  for (const width of [1024, 1440, 1920])
    test(`the hero’s words keep their contrast on the darkest pixel at ${width}, ${colorScheme}`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/');
      const slide = page.locator('#slide-1');
      await slide.locator('img').evaluate((image: HTMLImageElement) => image.decode());
      expect(await contrastOf(page, slide.locator('.subtitle'))).toBeGreaterThanOrEqual(4.5);
      expect(await contrastOf(page, slide.locator('.title')), 'the heading is large').toBeGreaterThanOrEqual(
        3,
      );
    });

/** Returns the lowest contrast of dark text with the pixels behind its lines. */
async function contrastOf(page: Page, words: Locator): Promise<number> {
  const [boxes, ink] = await words.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const lines = [...range.getClientRects()].map(({ x, y, width, height }) => ({ x, y, width, height }));
    const brush = document.createElement('canvas').getContext('2d');
    if (brush === null) throw new Error('The browser draws nothing.');
    brush.fillStyle = getComputedStyle(element).color;
    brush.fillRect(0, 0, 1, 1);
    element.style.color = 'transparent';
    return [lines, [...brush.getImageData(0, 0, 1, 1).data.slice(0, 3)]] as const;
  });
  const darkest = await Promise.all(
    boxes.map(async (clip) => {
      const { data } = await sharp(await page.screenshot({ clip }))
        .removeAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      let least = 1;
      for (let at = 0; at < data.length; at += 3)
        least = Math.min(least, luminance([...data.subarray(at, at + 3)]));
      return least;
    }),
  );
  return (Math.min(...darkest) + 0.05) / (luminance(ink) + 0.05);
}

function luminance(rgb: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = rgb.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
