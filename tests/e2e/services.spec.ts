import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/browser/test.ts';

async function shownPrices(page: Page): Promise<string[]> {
  return page.locator('.package data:visible').allInnerTexts();
}

async function choose(page: Page, label: string): Promise<void> {
  await page.getByRole('radio', { name: label, exact: true }).check();
}

test('videography opens on event coverage, and a chosen package stays under another tab', {
  tag: '@wide',
}, async ({ page }) => {
  await page.goto('/services/videography');
  await expect(page.getByRole('radio', { name: 'Event Coverage' })).toBeChecked();
  expect(await shownPrices(page)).toEqual(['200,000 RWF', '350,000 RWF', '550,000 RWF', '800,000 RWF']);
  await page.getByRole('button', { name: /^Learn More ?: Event videography, Premium$/ }).click();
  const chosen = page.getByRole('group', { name: 'Event videography, Premium' });
  await expect(chosen).toBeFocused();
  await expect(chosen).toBeInViewport();
  await choose(page, 'Corporate Videos');
  const included = page.locator('#corporate').getByRole('heading', { name: 'Premium package' });
  await expect(included).toBeVisible();
  expect(await shownPrices(page)).toEqual(['400,000 RWF', '700,000 RWF', '1,100,000 RWF', '1,600,000 RWF']);
});

test('“+ VAT” directly follows its price on a phone, and prices align at their end', async ({ page }) => {
  await page.goto('/services/photography');
  const prices = page.locator('td data[data-sku]');
  const faults = await prices.evaluateAll((found) =>
    found.flatMap((price) => {
      const cell = price.closest('td');
      const suffix = price.nextSibling;
      if (cell === null || !suffix?.textContent?.includes('VAT')) return [];
      const range = document.createRange();
      range.selectNodeContents(suffix);
      const after = range.getBoundingClientRect();
      const letter = Number.parseFloat(getComputedStyle(cell).fontSize);
      const isNear = after.left - price.getBoundingClientRect().right < letter;
      const isAtEnd = cell.getBoundingClientRect().right - after.right < 1;
      return isNear && isAtEnd ? [] : [cell.textContent.trim()];
    }),
  );
  await expect(prices.first()).toBeAttached();
  expect(faults).toEqual([]);
});

test('a link to a package under another tab opens that tab', { tag: '@wide' }, async ({ page }) => {
  await page.goto('/services/editing-retouching');
  await page.getByRole('link', { name: 'Motion graphics prices' }).click();
  await expect(page.getByRole('radio', { name: 'Motion Graphics' })).toBeChecked();
  await expect(page.locator('#motion')).toBeInViewport();
});

test('choosing a kind of recording resets its size to the first', async ({ page }) => {
  await page.goto('/services/audio-production');
  await expect(page.getByRole('radio', { name: 'Music Production' })).toBeChecked();
  await choose(page, 'Album (8-12 tracks)');
  expect(await shownPrices(page)).toEqual(['800,000 RWF', '1,600,000 RWF', '3,000,000 RWF', '5,000,000 RWF']);
  await choose(page, 'Podcast Production');
  expect(await shownPrices(page)).toEqual(['100,000 RWF', '200,000 RWF', '400,000 RWF', '700,000 RWF']);
  await choose(page, 'Music Production');
  expect(await shownPrices(page)).toEqual(['150,000 RWF', '300,000 RWF', '600,000 RWF', '1,000,000 RWF']);
});

test('the photography table shows one kind at a time and keeps the duration between kinds', async ({
  page,
}) => {
  await page.goto('/services/photography#event');
  await expect(page.getByRole('radio', { name: 'Event', exact: true })).toBeChecked();
  await choose(page, '8 hours');
  const prices = ['600,000 RWF', '1,000,000 RWF', '1,600,000 RWF', '2,400,000 RWF'];
  expect(await shownPrices(page)).toEqual(prices);
  await expect(page.locator('#event .tier').getByText('40 edited photos an hour')).toBeVisible();
  await choose(page, 'Commercial');
  expect(await shownPrices(page)).toEqual(prices);
  await expect(page.locator('#event .tier').getByText('40 edited photos an hour')).toBeHidden();
  await expect(page.locator('#commercial .tier').getByText('Creative direction')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  for (const name of ['photography', 'videography', 'editing-retouching', 'audio-production', 'dancing'])
    test(`the first view of ${name} has its lowest price, linked to the prices`, async ({ page }) => {
      await page.goto(`/services/${name}`);
      const strip = page.getByRole('link', { name: /^from [\d,]+ RWF VAT included/ });
      await expect(strip).toBeInViewport({ ratio: 1 });
      await strip.click();
      await expect(page.locator('#prices h2')).toBeInViewport();
    });

  test('once the cart has something, booking is the one filled action of the prices', async ({ page }) => {
    await page.goto('/services/photography');
    const colour = (name: RegExp) =>
      page.getByRole('button', { name }).evaluate((button) => getComputedStyle(button).backgroundColor);
    const book = await page
      .locator('.action-bar .button')
      .evaluate((link) => getComputedStyle(link).backgroundColor);
    const premium = /^Add to cart.*Portrait photography, Premium$/;
    expect(await colour(premium)).toBe(book);
    await page.getByRole('button', { name: /^Add to cart.*Portrait photography, Basic$/ }).click();
    await page.mouse.move(0, 0);
    await expect.poll(() => colour(premium)).not.toBe(book);
    expect(await colour(/^Added to cart.*Portrait photography, Basic$/)).not.toBe(book);
  });
});

test('a programme opens by keyboard, closes by Escape, and the focus returns', async ({ page }) => {
  await page.goto('/services/dancing');
  const open = page.getByRole('button', { name: 'Learn More: Beginner Intensive' });
  await open.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Beginner Intensive' });
  await expect(dialog).toContainText('200,000 RWF');
  await expect(dialog).toContainText('8 sessions');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(open).toBeFocused();
});

test('the slider of before and after moves by keyboard', async ({ page }) => {
  await page.goto('/services/editing-retouching');
  const slider = page.getByRole('slider', { name: 'Share of the picture before retouching' });
  await slider.focus();
  await page.keyboard.press('End');
  await expect(page.locator('before-after .after')).toHaveCSS('clip-path', 'inset(0px 0px 0px 100%)');
  await page.keyboard.press('Home');
  await expect(page.locator('before-after .after')).toHaveCSS('clip-path', 'inset(0px 0px 0px 0%)');
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('without scripts, tabs and sizes switch the prices', async ({ page }) => {
    await page.goto('/services/audio-production');
    await choose(page, 'Voice-Over Recording');
    await choose(page, 'Audiobook');
    expect(await shownPrices(page)).toEqual(['200,000 RWF', '400,000 RWF', '800,000 RWF', '1,200,000 RWF']);
    await page.goto('/services/photography');
    await choose(page, 'Event');
    await choose(page, '4 hours');
    expect(await shownPrices(page)).toEqual(['300,000 RWF', '500,000 RWF', '800,000 RWF', '1,200,000 RWF']);
  });
});

test('a filter chosen far down the list shows its rows, and a row opens its page', {
  tag: '@wide',
}, async ({ page }) => {
  await page.goto('/services');
  const rows = page.locator('li[data-entry]');
  await rows.nth(11).scrollIntoViewIfNeeded();
  await page.getByRole('radio', { name: 'Audio & Music' }).check();
  await expect(rows.filter({ visible: true })).toHaveCount(2);
  const first = rows.filter({ visible: true }).first();
  await expect(first).toContainText('from 150,000 RWF');
  await expect(first).toBeInViewport();
  await expect(page.getByRole('radio', { name: 'Audio & Music' })).toBeInViewport();
  await expect(first.getByRole('heading')).toHaveText('Music Production');
  // The picture is not the link, but the link covers the whole row.
  await first.click({ position: { x: 40, y: 60 } });
  await expect(page).toHaveURL(/\/services\/audio-production$/);
});
