import type { Locator } from '@playwright/test';
import { expectAccessible } from '#tests/support/browser/axe.ts';
import { expect, test } from '#tests/support/browser/test.ts';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the first view has a price, its page and WhatsApp, none below the chat’s button', async ({
    page,
  }) => {
    await page.goto('/');
    const slide = page.getByRole('group', { name: '1 of 2' });
    const chat = await boxOf(page.getByRole('button', { name: 'Chat with support' }));
    const parts = [
      slide.getByRole('heading', { level: 1 }),
      slide.getByText(/Weddings from [\d,]+ RWF VAT included/),
      slide.getByRole('link', { name: 'Wedding prices' }),
      slide.getByRole('link', { name: 'WhatsApp' }),
    ];
    for (const part of parts) {
      await expect(part).toBeInViewport({ ratio: 1 });
      expect(overlap(await boxOf(part), chat)).toBe(false);
    }
    await slide.getByRole('link', { name: 'Wedding prices' }).click();
    await expect(page).toHaveURL('/weddings#prices');
    await expect(page.getByRole('heading', { name: 'Ways to keep the day' })).toBeInViewport();
  });
});

for (const width of [360, 768, 1280, 1920])
  test(`no word of the slides is on a picture at ${width}`, { tag: '@wide' }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    for (const name of ['1 of 2', '2 of 2']) {
      const slide = page.getByRole('group', { name });
      const picture = await boxOf(slide.getByRole('img'));
      for (const words of [slide.getByRole('heading'), ...(await slide.getByRole('paragraph').all())])
        expect(overlap(await boxOf(words), picture)).toBe(false);
    }
  });

for (const colorScheme of ['light', 'dark'] as const)
  test(`the home page has no axe violation in the ${colorScheme} theme`, { tag: '@wide' }, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto('/');
    await expectAccessible(page);
  });

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

async function boxOf(element: Locator): Promise<Box> {
  const box = await element.boundingBox();
  if (box === null) throw new Error('The page does not show it.');
  return box;
}

function overlap(one: Box, other: Box): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}
