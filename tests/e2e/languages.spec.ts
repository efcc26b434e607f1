import { expect, type Page, test } from '@playwright/test';
import { addressIn } from '#src/lib/words/languages.ts';
import { alternates, languageLinks, languagesOf, pages } from '#src/lib/words/pages.ts';

const translated = languagesOf('/').slice(1);

test.describe('a site in one language', () => {
  test.skip(translated.length > 0, 'The site has other languages.');

  test.use({ locale: 'fr-FR' });

  test('a page links to no other language, and offers none', async ({ page }) => {
    await page.goto('/contact');
    await expect(page.locator('[data-language]')).toHaveCount(0);
    await expect(page.locator('link[hreflang]')).toHaveCount(0);
  });
});

/** Stores the sum of layout shifts, as browsers count them. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shifts = { sum: 0 };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.sum += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shifts: { sum: number } }).shifts.sum);
}

for (const language of translated) {
  test.describe(`the language ${language}`, () => {
    test.use({ locale: `${language}-RW` });
    const path = Object.keys(pages).find(
      (one) => one !== '/' && !one.includes('[') && languagesOf(one).includes(language),
    );
    const lacking = Object.keys(pages).find(
      (one) => !(one.includes('[') || languagesOf(one).includes(language)),
    );

    test('an offer opens the page in the visitor’s language and is not made again', async ({ page }) => {
      const shifted = await watchShifts(page);
      await page.goto('/');
      const offer = page.locator(`.offer[lang="${language}"]`);
      await expect(offer).toBeVisible();
      expect(await shifted(), 'layout shift').toBe(0);
      await offer.getByRole('link').press('Enter');
      await expect(page).toHaveURL(addressIn(language, '/'));
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await page.goto('/');
      await expect(offer).toBeHidden();
    });

    test('a closed offer stays away, and the focus moves to the content', async ({ page }) => {
      await page.goto('/');
      const offer = page.locator(`.offer[lang="${language}"]`);
      await offer.getByRole('button').press('Enter');
      await expect(offer).toBeHidden();
      await expect(page.locator('#content')).toBeFocused();
      await page.reload();
      await expect(offer).toBeHidden();
    });

    test('the footer keeps page, query and fragment when the language changes', async ({ page }) => {
      test.skip(path === undefined, 'It has only a home page.');
      await page.goto(`${path}?ref=x#content`);
      await page.locator(`footer a[data-language][lang="${language}"]`).click();
      await expect(page).toHaveURL(`${addressIn(language, path ?? '')}?ref=x#content`);
      await page.locator('footer a[data-language][lang="en"]').click();
      await expect(page).toHaveURL(`${path}?ref=x#content`);
    });

    test('a page that the language lacks has a link to its home page, and the reason', async ({ page }) => {
      test.skip(lacking === undefined, 'It has every page.');
      await page.goto(lacking ?? '');
      await expect(page.locator(`.offer[lang="${language}"]`)).toHaveCount(0);
      const link = page.locator(`footer a[data-language][lang="${language}"]`);
      await expect(link.locator('small')).not.toBeEmpty();
      await link.click();
      await expect(page).toHaveURL(addressIn(language, '/'));
    });

    test('an address without a page gets the error page of the language', async ({ page }) => {
      test.skip(!languagesOf('/404').includes(language), 'It has no error page.');
      const answer = await page.goto(addressIn(language, '/no-such-page'));
      expect(answer?.status()).toBe(404);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
    });
  });
}

test('each page links to the languages that it exists in', async ({ page }) => {
  await page.goto('/contact');
  const links = page.locator('footer a[data-language]');
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(hrefs).toEqual(languageLinks('/contact').map(({ href }) => href));
  const named = await page
    .locator('link[hreflang]')
    .evaluateAll((all) => all.map((link) => link.getAttribute('hreflang')));
  expect(named).toEqual(alternates('/contact').map(({ name }) => name));
});
