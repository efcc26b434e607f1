import { expect, type Page, test } from '@playwright/test';
import { addressIn } from '#src/lib/words/languages.ts';
import { alternates, languageLinks, languagesOf, pages } from '#src/lib/words/pages.ts';

const translated = languagesOf('/').slice(1);

const plain = Object.keys(pages).filter((page) => page !== '/' && !page.includes('['));

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
    const own = plain.filter((page) => languagesOf(page).includes(language)).slice(0, 1);
    const lacking = plain.filter((page) => !languagesOf(page).includes(language)).slice(0, 1);

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

    for (const path of own)
      test('the footer keeps page, query and fragment when the language changes', async ({ page }) => {
        await page.goto(`${path}?ref=x#content`);
        await page.locator(`footer a[data-language][lang="${language}"]`).click();
        await expect(page).toHaveURL(`${addressIn(language, path)}?ref=x#content`);
        await page.locator('footer a[data-language][lang="en"]').click();
        await expect(page).toHaveURL(`${path}?ref=x#content`);
      });

    for (const path of lacking)
      test('a page that the language lacks has a link to its home page, and the reason', async ({ page }) => {
        await page.goto(path);
        await expect(page.locator(`.offer[lang="${language}"]`)).toHaveCount(0);
        const link = page.locator(`footer a[data-language][lang="${language}"]`);
        await expect(link.locator('small')).not.toBeEmpty();
        await link.click();
        await expect(page).toHaveURL(addressIn(language, '/'));
      });

    test('an address without a page gets the error page of the language', async ({ page }) => {
      const answer = await page.goto(addressIn(language, '/no-such-page'));
      expect(answer?.status()).toBe(404);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
    });

    for (const path of ['/no-such-page', '/internships/nope'])
      test(`the error page of ${path} keeps the address in the other language`, async ({ page }) => {
        await page.goto(`${path}?ref=x`);
        const answer = page.waitForResponse((response) => response.request().isNavigationRequest());
        await page.locator(`footer a[data-language][lang="${language}"]`).click();
        expect((await answer).status()).toBe(404);
        await expect(page).toHaveURL(`${addressIn(language, path)}?ref=x`);
        await page.locator('footer a[data-language][lang="en"]').click();
        await expect(page).toHaveURL(`${path}?ref=x`);
      });

    test('an offer on an error page keeps the address', async ({ page }) => {
      await page.goto('/no-such-page');
      await page.locator(`.offer[lang="${language}"] a`).click();
      await expect(page).toHaveURL(addressIn(language, '/no-such-page'));
    });

    test('an error page without scripts links to the home page of each language', async ({ browser }) => {
      const page = await browser.newPage({ javaScriptEnabled: false });
      await page.goto(addressIn(language, '/no-such-page'));
      for (const other of languagesOf('/'))
        await expect(page.locator(`footer a[data-language][lang="${other}"]`)).toHaveAttribute(
          'href',
          addressIn(other, '/'),
        );
      await page.close();
    });
  });
}

for (const [language, path] of [
  ['rw', '/services/photography'],
  ['fr', '/insights'],
] as const)
  test(`the error page of /${language}${path} has a link to the page in English`, async ({ page }) => {
    const answer = await page.goto(addressIn(language, path));
    expect(answer?.status()).toBe(404);
    await page.locator('footer a[data-language][lang="en"]').click();
    await expect(page).toHaveURL(path);
    await expect(page.locator('footer a[data-language="page"][lang="en"]')).toBeVisible();
  });

test('a page links to the languages that it exists in, and offers these only', async ({ page }) => {
  await page.goto('/contact');
  const links = page.locator('footer a[data-language]');
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(hrefs).toEqual(languageLinks('/contact').map(({ href }) => href));
  const offers = await page
    .locator('.offer')
    .evaluateAll((all) => all.map((one) => one.getAttribute('lang')));
  expect(offers).toEqual(languagesOf('/contact').slice(1));
  const named = await page
    .locator('link[hreflang]')
    .evaluateAll((all) => all.map((link) => link.getAttribute('hreflang')));
  expect(named).toEqual(alternates('/contact').map(({ name }) => name));
});
