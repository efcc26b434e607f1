import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/browser/test.ts';

/** A first visit over a slow line, before our fonts arrive: docs/decisions/0038. */

// The variant of the page that waits for its fonts has styles that the policy would block.
test.use({ bypassCSP: true });

const routes = [
  '/',
  '/services',
  '/services/photography',
  '/pricing',
  '/about/who-we-are',
  '/insights/art-passion',
];

for (const width of [360, 1440])
  test(`headings have as many lines in the system’s font as in ours at ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const other: string[] = [];
    let headings = 0;
    for (const route of routes) {
      const ours = await linesOfHeadings(page, route, 'ours');
      const theirs = await linesOfHeadings(page, route, 'the system’s');
      headings += ours.length;
      const [first, second] = [theirs, ours].map(([heading = '']) => Number.parseInt(heading, 10));
      expect(first, `the first heading of ${route}`).toBeLessThanOrEqual(second ?? 0);
      other.push(...ours.flatMap((lines, index) => (lines === theirs[index] ? [] : [`${route} ${lines}`])));
    }
    expect(other.length / headings, `different: ${other.join('; ')}`).toBeLessThanOrEqual(0.05);
  });

test('the name in the header is drawn and needs no font', async ({ page }) => {
  await page.goto('/');
  const logo = page.getByRole('link', { name: 'FTS Studio, home' }).first();
  await expect(logo.locator('svg')).toHaveCount(2);
  expect((await logo.textContent())?.trim()).toBe('');
});

/** Returns each heading after its number of lines, such as "3 We make the picture …". */
async function linesOfHeadings(
  page: Page,
  route: string,
  letters: 'ours' | 'the system’s',
): Promise<string[]> {
  await page.unrouteAll();
  if (letters === 'ours')
    await page.route(route, async (asked) => {
      const answer = await asked.fetch();
      const patient = (await answer.text()).replaceAll('font-display:optional', 'font-display:block');
      await asked.fulfill({ response: answer, body: patient });
    });
  else await page.route('**/*.woff2', (asked) => asked.abort());
  await page.goto(route);
  await page.evaluate(() => document.fonts.ready);
  return page.evaluate(() =>
    [...document.querySelectorAll('main :is(h1, h2, h3)')]
      .filter((heading) => heading.checkVisibility() && heading.clientHeight > 10)
      .map((heading) => {
        const range = document.createRange();
        range.selectNodeContents(heading);
        const tops = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom)));
        return `${tops.size} ${heading.textContent?.trim().slice(0, 40)}`;
      }),
  );
}
