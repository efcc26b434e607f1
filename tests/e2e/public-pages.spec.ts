import type { Page } from '@playwright/test';
import { addressIn } from '#src/lib/words/languages.ts';
import { languagesOf } from '#src/lib/words/pages.ts';
import { scriptBudgetOf } from '#tests/support/agreed/page-budgets.ts';
import {
  dashboardRedirects,
  kindsOfPages,
  postRedirects,
  publicRoutes,
} from '#tests/support/agreed/routes.ts';
import { crawl, deadEnds } from '#tests/support/browser/crawl.ts';
import { enlarge, expectNothingCut, expectWholeWhenLarge } from '#tests/support/browser/large-text.ts';
import { expectWhole, load } from '#tests/support/browser/loaded-page.ts';
import { keepCart, premiumPortrait } from '#tests/support/browser/order.ts';
import { quotedLines } from '#tests/support/browser/quote-page.ts';
import { expect, test } from '#tests/support/browser/test.ts';

async function expectWholeForAll(page: Page, what: string): Promise<void> {
  await expectWhole(page, [360, 1280]);
  await enlarge(page);
  await expectWholeWhenLarge(page, what);
}

for (const route of publicRoutes) {
  test(`${route} loads without errors, within its budget, without shifts, and is whole`, async ({
    page,
    baseURL,
  }) => {
    const { status, complaints, strangers, calls, scriptBytes, shift } = await load(page, route, baseURL);
    expect(status).toBe(200);
    expect(scriptBytes, 'JavaScript before any touch').toBeLessThanOrEqual(scriptBudgetOf(route));
    expect(strangers, 'requests to other origins').toEqual([]);
    expect(calls, 'function calls of a visitor who only reads').toEqual([]);
    expect(shift, 'cumulative layout shift').toBeLessThan(0.005);
    await expect(page.locator('h1')).toHaveCount(1);
    // The search alone builds its list in the browser.
    await expect(page.locator('main template')).toHaveCount(route === '/search' ? 1 : 0);
    await expectWholeForAll(page, route);
    expect(complaints).toEqual([]);
  });
}

for (const route of kindsOfPages) {
  for (const language of languagesOf(route).slice(1)) {
    const address = addressIn(language, route);
    test(`${address} loads without errors, within its budget, and is whole`, async ({ page, baseURL }) => {
      const { status, complaints, scriptBytes } = await load(page, address, baseURL);
      expect(status).toBe(200);
      expect(scriptBytes, 'JavaScript before any touch').toBeLessThanOrEqual(scriptBudgetOf(address));
      await expect(page.locator('h1')).toHaveCount(1);
      await expectWhole(page, []);
      await expectNothingCut(page, address);
      await enlarge(page);
      await expectWholeWhenLarge(page, address);
      expect(complaints).toEqual([]);
    });
  }
}

for (const language of languagesOf('/').slice(1)) {
  const openIn = async (page: Page, path: string) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(addressIn(language, path), { waitUntil: 'networkidle' });
  };

  test(`the error page and its open menu are whole in ${language}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await openIn(page, '/no-such-page');
    await expectNothingCut(page, 'the error page', [1280, 360]);
    await page.locator('.main-header [popovertarget="site-menu"]').click();
    const closed = page.locator('#site-menu details:not([open]) > summary');
    while ((await closed.count()) > 0) await closed.first().click();
    await expectNothingCut(page, 'the menu', [360]);
    await enlarge(page);
    await expectWholeWhenLarge(page, 'the menu');
  });

  test(`an order with its bar and its errors is whole in ${language}`, async ({ page }) => {
    await keepCart(page, premiumPortrait);
    await openIn(page, '/book-now');
    await expect(page.locator('.total-bar')).toContainText('RWF');
    await expectNothingCut(page, 'the order');
    await page.locator('.booking button[type="submit"]').click();
    await expect(page.locator('[aria-invalid="true"]')).not.toHaveCount(0);
    await expectNothingCut(page, 'the order with what is missing');
    await enlarge(page);
    await expectWholeWhenLarge(page, 'the order with what is missing');
  });

  test(`the quote and its bar are whole in ${language}`, async ({ page }) => {
    await openIn(page, '/pricing');
    await page.locator('.panel[data-shown] [data-choose]').first().click();
    await page.locator('.calculator button[type="submit"]').click();
    await expect(quotedLines(page)).toHaveCount(1);
    await expectNothingCut(page, 'the quote', [1280]);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.reload({ waitUntil: 'networkidle' });
    await expect(page.locator('[data-quote-words]')).toContainText('RWF');
    await expectNothingCut(page, 'the bar of the quote', [360]);
    await page.locator('.quote-bar [data-quote-open]').click();
    await expect(quotedLines(page)).toBeVisible();
    await expectNothingCut(page, 'the quote', [360]);
    await enlarge(page);
    await expectWholeWhenLarge(page, 'the quote');
    await page.keyboard.press('Escape');
    await expectWholeWhenLarge(page, 'the bar of the quote');
  });
}

test('the 404 page is whole', async ({ page }) => {
  const { status } = await load(page, '/no-such-page');
  expect(status).toBe(404);
  await expectWholeForAll(page, '/no-such-page');
});

test('the application form is whole', async ({ page }) => {
  await load(page, '/internships/apply');
  await expectWholeForAll(page, '/internships/apply');
});

test('an unknown programme is "Internship Not Found" with a link to the list', async ({ page }) => {
  const response = await page.goto('/internships/juggling-internship');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Internship Not Found');
  await page.getByRole('main').getByRole('link').click();
  await expect(page).toHaveURL(/\/internships$/);
});

/** Articles share a page, as programmes do: tests/site reads the words of each. */
const kindOf = (route: string) => route.replace(/(?<=^\/(internships|insights)\/).+/, '');
const oneOfEachKind = [...new Map(publicRoutes.map((route) => [kindOf(route), route])).values()];

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('without scripts, every kind of page has words, a header and a footer', async ({ page }) => {
    for (const route of oneOfEachKind) {
      await page.goto(route, { waitUntil: 'domcontentloaded' });
      await expect(page.locator('h1'), route).toBeVisible();
      await expect(page.getByRole('main'), route).toContainText(/\S+(\s+\S+){8}/);
      await expect(page.locator('header a[href="/"]').first(), route).toBeVisible();
      await expect(
        page.locator('footer a[href="/privacy-policy"]:not([data-language])'),
        route,
      ).toBeVisible();
    }
  });
});

test('on a phone the lists of the footer are folded, and open on press', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/faqs');
  const footer = page.locator('footer');
  const link = footer.getByRole('link', { name: 'Weddings' });
  await expect(link).toBeHidden();
  await expect(footer.getByRole('link', { name: 'WhatsApp' })).toBeVisible();
  await footer.getByText('Quick Links').click();
  await expect(link).toBeVisible();
});

test('no link, picture, style or script of the site is dead', async ({ request }) => {
  expect(deadEnds(await crawl(request, publicRoutes))).toEqual([]);
});

test('the old address of days off redirects with its days, in both dashboards', async ({ request }) => {
  for (const [from, to] of Object.entries(dashboardRedirects)) {
    const answer = await request.get(`${from}?from=2026-12-05`, { maxRedirects: 0 });
    expect(answer.status()).toBe(301);
    expect(answer.headers()['location']).toMatch(new RegExp(`${to}\\?from=2026-12-05$`));
  }
});

test('slugs of old posts redirect permanently to their articles', async ({ request }) => {
  for (const [from, to] of Object.entries(postRedirects)) {
    const answer = await request.get(from, { maxRedirects: 0 });
    expect(answer.status()).toBe(301);
    expect(answer.headers()['location']).toMatch(new RegExp(`${to}$`));
  }
});
