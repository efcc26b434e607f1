import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Rules that depend on colours. The second theme is only checked for these. */
const ofColours = ['color-contrast', 'link-in-text-block'];

/**
 * Lists axe violations of the page or of a part (a selector), as "rule: where, where".
 * Without frames and passes, which makes it three times as fast.
 */
async function axeViolations(page: Page, part: string | undefined, rules?: string[]): Promise<string[]> {
  // axe is injected only once per page.
  const isThere = await page.evaluate(() => 'axe' in window);
  const axe = new AxeBuilder({ page, ...(isThere && { axeSource: ';' }) }).setLegacyMode(true).options({
    resultTypes: ['violations'],
    preload: false,
    ...(rules && { runOnly: rules }),
  });
  const { violations } = await (part === undefined ? axe : axe.include(part)).exclude('iframe').analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}

export async function expectAccessible(page: Page, part?: string, what = ''): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  expect(await axeViolations(page, part), `${what} light`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  expect(await axeViolations(page, part, ofColours), `${what} dark`).toEqual([]);
}
