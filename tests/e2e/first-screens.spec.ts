import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/browser/test.ts';

/** What a phone of 360 px shows before much scrolling: docs/product.md, Pages. */

const articles = ['art-passion', 'business-photography', 'home-decor-art', 'photography-brand-story'];

// The page that waits for its letters is not quite the one that was signed.
test.use({ bypassCSP: true });

/** With the site's own letters, however late they come: a visit over a slow line does without. */
async function openWithFonts(page: Page, route: string): Promise<void> {
  await page.route(route, async (asked) => {
    const answer = await asked.fetch();
    const patient = (await answer.text()).replaceAll('font-display:optional', 'font-display:block');
    await asked.fulfill({ response: answer, body: patient });
  });
  await page.goto(route);
  await page.evaluate(() => document.fonts.ready);
}

test('the home page is at most 8,500 px long, with its reasons and its values in one view each', async ({
  page,
}) => {
  await openWithFonts(page, '/');
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(8500);
  for (const heading of ['Why choose us', 'What we stand for']) {
    const section = page.locator('section', { has: page.getByRole('heading', { name: heading }) });
    expect((await section.boundingBox())?.height, heading).toBeLessThan(680);
  }
});

for (const article of articles)
  test(`the text of ${article} begins in the first screen, below contents that are one line`, async ({
    page,
  }) => {
    await openWithFonts(page, `/insights/${article}`);
    const text = await page.locator('article .text > p').first().boundingBox();
    expect(text?.y).toBeLessThanOrEqual(700);
    const contents = page.getByRole('navigation', { name: 'In this article' });
    await expect(contents.getByRole('link').first()).toBeHidden();
    await contents.getByText('In this article').first().click();
    await expect(contents.getByRole('link').first()).toBeVisible();
  });
