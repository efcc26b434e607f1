import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** What depends on colours. A theme changes these and nothing else, so the second theme is asked for them alone. */
const ofColours = ['color-contrast', 'link-in-text-block'];

/**
 * What axe finds wrong with the page, or with a part of it (a selector): "rule: where, where". What a frame shows is a page of
 * its own, so it runs in the page itself, and nothing is written down of what passes: three times as quick.
 */
async function axeViolations(page: Page, part: string | undefined, rules?: string[]): Promise<string[]> {
  // Read once into a page, however often it is asked.
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

/** No axe violation of the page, or of a part of it (a selector), in either theme. */
export async function expectAccessible(page: Page, part?: string, what = ''): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  expect(await axeViolations(page, part), `${what} light`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  expect(await axeViolations(page, part, ofColours), `${what} dark`).toEqual([]);
}
