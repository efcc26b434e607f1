import type { Page } from '@playwright/test';
import { agreedCategories } from '#tests/support/agreed/prices.ts';
import { expect, test } from '#tests/support/browser/test.ts';

function shownCategories(page: Page): Promise<string[]> {
  return page
    .locator('.panel h2:visible')
    .evaluateAll((all) => all.map((h2) => h2.firstChild?.textContent ?? ''));
}

function columns(page: Page): Promise<number> {
  return page
    .locator('.panel:visible .cards')
    .evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length);
}

test('a tab selects a category and sets the address, and Back restores the one before', {
  tag: '@wide',
}, async ({ page }) => {
  await page.goto('/pricing');
  const tabs = page.getByRole('navigation', { name: 'Categories' });
  await expect(tabs.getByRole('link')).toHaveText(agreedCategories);
  expect(await shownCategories(page)).toEqual(['Combined Packages']);
  const dancing = tabs.getByRole('link', { name: 'Dancing' });
  await dancing.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#dancing$/);
  await expect(dancing).toHaveAttribute('aria-current', 'true');
  expect(await shownCategories(page)).toEqual(['Dancing']);
  await page.goBack();
  await expect(tabs.getByRole('link', { name: 'Combined Packages' })).toHaveAttribute('aria-current', 'true');
  expect(await shownCategories(page)).toEqual(['Combined Packages']);
  await page.goto('/search');
  await page.goto('/pricing#website-design');
  await expect(page.locator('.panel:target li').first()).toBeInViewport();
  expect(await shownCategories(page)).toEqual(['Website Design']);
});

test('the search covers all categories, by title, description and inclusions', {
  tag: '@wide',
}, async ({ page }) => {
  await page.goto('/pricing');
  const field = page.getByRole('searchbox', { name: 'Search all services' });
  const status = page.locator('[data-catalogue] [role="status"]');
  const innerText = { useInnerText: true };
  await field.pressSequentially('PHÓTOBOOK wood');
  await expect(status).toHaveText('1 service for “PHÓTOBOOK wood”', innerText);
  await field.fill('logo');
  await expect(status).toHaveText(/^\d+ services for “logo”$/, innerText);
  await expect
    .poll(() => shownCategories(page))
    .toEqual(['Combined Packages', 'Full Packages', 'Design & Printing']);
  for (const gone of ['Categories', 'Cards per row', 'Download Price List'])
    await expect(page.getByText(gone).or(page.getByLabel(gone)).first()).toBeHidden();
  const hits = page.locator('.card:visible');
  const lefts = await hits.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().left));
  expect(new Set(lefts).size).toBe(page.viewportSize()?.width === 1280 ? 2 : 1);
  await expect(hits.first()).toBeInViewport({ ratio: 0.5 });
  await expect(hits.last()).toHaveAttribute('data-of', 'Design & Printing');
  await expect(page.getByRole('heading', { name: 'Logo Design' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Business Cards' })).toBeHidden();
  await field.press('Enter');
  await expect(page.locator('[data-panels]')).toBeFocused();
  await expect(hits.first()).toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(page.locator('[data-panels] [data-choose]:visible').first()).toBeFocused();

  await field.fill('submarine');
  await expect(status).toContainText('No service matches “submarine”.');
  await expect(status.getByRole('link')).toHaveAttribute('href', '/contact?service=submarine');
  expect(await shownCategories(page)).toEqual([]);

  await field.press('Escape');
  await expect(field).toHaveValue('');
  await expect(status).toHaveText('', innerText);
  expect(await shownCategories(page)).toEqual(['Combined Packages']);
});

test('a search that cannot be loaded shows a notice, and the next letter retries', async ({
  page,
  context,
}) => {
  await page.goto('/pricing', { waitUntil: 'networkidle' });
  const field = page.getByRole('searchbox', { name: 'Search all services' });
  const status = page.locator('[data-catalogue] [role="status"]');
  await context.setOffline(true);
  await field.pressSequentially('lo');
  await expect(status).toContainText('We could not load the search.', { useInnerText: true });
  expect(await shownCategories(page)).toEqual(['Combined Packages']);
  await context.setOffline(false);
  await field.press('g');
  await expect(status).toHaveText(/^\d+ services for “log”$/, { useInnerText: true });
});

test('a search with many hits shows the first and offers the rest, and can be cleared', async ({ page }) => {
  await page.goto('/pricing');
  await page.getByRole('searchbox', { name: 'Search all services' }).fill('e');
  const all = page.getByRole('button', { name: /^Show all \d+$/ });
  const before = await page.locator('.card:visible').count();
  await all.click();
  await expect(all).toBeHidden();
  expect(await page.locator('.card:visible').count()).toBeGreaterThan(before);
  await page.getByRole('button', { name: 'Clear the search' }).click();
  const field = page.getByRole('searchbox', { name: 'Search all services' });
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('');
  expect(await shownCategories(page)).toEqual(['Combined Packages']);
  await field.fill('logo');
  await expect.poll(() => shownCategories(page)).toContain('Design & Printing');
  await page.goto('/pricing#architecture');
  await expect(field).toHaveValue('');
  await expect.poll(() => shownCategories(page)).toEqual(['Architecture']);
});

test('cards are in rows of two, or of three on demand', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/pricing');
  expect(await columns(page)).toBe(2);
  await page.getByRole('radio', { name: '3', exact: true }).check();
  expect(await columns(page)).toBe(3);
});

test('the printed price list is complete and nothing else, whatever the search', { tag: '@wide' }, async ({
  page,
}) => {
  await page.goto('/pricing');
  const published = await page.locator('[data-panels] .card').count();
  await page.getByRole('searchbox', { name: 'Search all services' }).fill('logo');
  await expect(page.locator('[data-found]')).not.toBeEmpty();
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
  expect(await shownCategories(page)).toEqual(agreedCategories);
  expect(await page.locator('.card:visible').count()).toBe(published);
  await expect(page.locator('.card:visible [data-choose]').first()).toBeVisible();
  await expect(page.locator('.print-prices .letterhead')).toContainText(/Price list, \d+ \w+ \d{4}/);
  for (const hidden of ['.main-header', 'footer', 'h1', '.card details', 'nav']) {
    await expect(page.locator(hidden).first()).toBeHidden();
  }
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: null });
  expect(await shownCategories(page)).toEqual(['Combined Packages', 'Full Packages', 'Design & Printing']);
});

test('the first price and the note on VAT are in the first view of a phone', async ({ page }) => {
  await page.goto('/pricing');
  await expect(page.getByRole('button', { name: /Wedding Bliss Package/ }).first()).toBeInViewport({
    ratio: 0.5,
  });
  await expect(page.getByText('are before 18% VAT').last()).toBeInViewport();
});

test('“Download Price List” prints the list', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => {
      document.title = `printing ${document.documentElement.dataset['print']}`;
      window.dispatchEvent(new Event('afterprint'));
    };
  });
  await page.goto('/pricing');
  await page.getByRole('button', { name: 'Download Price List' }).click();
  await expect(page).toHaveTitle('printing prices');
  await expect(page.locator('html')).not.toHaveAttribute('data-print');
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('without scripts, all categories are listed, and the tabs scroll to them', async ({ page }) => {
    await page.goto('/pricing');
    await expect(page.locator('.panel:visible h2')).toHaveText(agreedCategories);
    await page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: 'Dancing' }).click();
    await expect(page.getByRole('heading', { name: 'Dancing', exact: true })).toBeInViewport();
    await expect(page.getByRole('searchbox', { name: 'Search all services' })).toBeHidden();
  });
});
