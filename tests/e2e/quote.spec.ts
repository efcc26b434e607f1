import { expectAccessible } from '#tests/support/browser/axe.ts';
import {
  anotherLine,
  calculate,
  calculated,
  logo,
  openCalculator,
  photobook,
  quotedLines,
  quotedTotal,
  quoteLine,
  showQuote,
  type WantedLine,
} from '#tests/support/browser/quote-page.ts';
import { expect, test } from '#tests/support/browser/test.ts';

const weddings: WantedLine = { category: 'Photography', service: 'Weddings', tier: 'Basic' };

test('the calculator shows only fields that apply and marks a wrong quantity', { tag: '@wide' }, async ({
  page,
}) => {
  await openCalculator(page);
  await calculate(page, photobook);
  await expect(page.getByText('VAT is already in this price.')).toBeVisible();
  await expect(page.getByLabel('VAT 18%')).toHaveCount(0);
  await expect(page.getByLabel('Express')).toHaveCount(0);

  await calculate(page, { category: 'Specialised Packages', service: 'Cinematic Storytelling Package' });
  await expect(page.getByLabel('Package', { exact: true })).toHaveCount(0);
  await expect(calculated(page)).toHaveText('7,080,000 RWF');

  await calculate(page, weddings);
  await expect(page.getByRole('link', { name: 'ask us now' })).toHaveAttribute(
    'href',
    /^\/contact\?service=/,
  );
  await page.getByRole('button', { name: 'Add as price on request' }).click();
  await expect(quotedLines(page)).toContainText('Price on request');

  await calculate(page, logo);
  await page.getByLabel('Quantity', { exact: true }).fill('0');
  await expect(calculated(page)).toHaveText('—');
  await page.getByRole('button', { name: 'Add to quote' }).click();
  await expect(page.getByLabel('Quantity', { exact: true })).toBeFocused();
  await expect(page.getByLabel('Quantity', { exact: true })).toHaveAccessibleDescription(
    /whole number from 1 to 99/,
  );
  await expect(quotedLines(page)).toHaveCount(1);
});

test('lines are added, changed, removed, cleared and restored, and survive a reload', {
  tag: '@wide',
}, async ({ page }) => {
  await openCalculator(page);
  await quoteLine(page, logo);
  await quoteLine(page, photobook);
  await expect(quotedTotal(page)).toHaveText('423,760 RWF');

  await quotedLines(page).first().getByRole('button', { name: 'One more' }).click();
  await expect(quotedTotal(page)).toHaveText('541,760 RWF');
  await page.getByRole('button', { name: /^Change Logo Design/ }).click();
  await expect(page.getByLabel('Service', { exact: true })).toBeFocused();
  await page.getByLabel('Quantity', { exact: true }).fill('2');
  await page.getByRole('button', { name: 'Save the line' }).click();
  await expect(quotedTotal(page)).toHaveText('423,760 RWF');

  await page.getByRole('button', { name: /^Remove Logo Design/ }).click();
  await expect(quotedTotal(page)).toHaveText('150,000 RWF');
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeFocused();
  await undo.click();
  await expect(quotedLines(page).first()).toContainText('Logo Design');

  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(page.getByRole('heading', { name: 'Your quote is empty' })).toBeVisible();
  await undo.click();
  await expect(quotedTotal(page)).toHaveText('423,760 RWF');

  await page.reload();
  await showQuote(page);
  await expect(quotedTotal(page)).toHaveText('423,760 RWF');
});

test('after the first line the calculator collapses; lines, total and Checkout are in view', {
  tag: '@wide',
}, async ({ page }) => {
  await openCalculator(page);
  await expect(page.getByRole('form', { name: 'Calculator' })).toContainText('This line');
  await quoteLine(page, logo);
  await expect(page.getByRole('form', { name: 'Calculator' })).toBeHidden();
  await expect(page.getByRole('status').filter({ hasText: 'Added: Logo Design, Standard.' })).toBeVisible();
  await expect(anotherLine(page)).toBeFocused();
  const checkout = page.getByRole('button', { name: 'Checkout' });
  // On a slow line the page has the system's font, which takes more room.
  await expect(quotedLines(page).first()).toBeInViewport({ ratio: 0.9 });
  for (const part of [quotedTotal(page), checkout]) await expect(part).toBeInViewport({ ratio: 1 });
  for (const line of [photobook, weddings, photobook]) await quoteLine(page, line);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  for (const part of [quotedTotal(page), checkout]) await expect(part).toBeInViewport({ ratio: 1 });

  await anotherLine(page).click();
  await expect(page.getByLabel('Service', { exact: true })).toBeFocused();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(anotherLine(page)).toBeFocused();
  await expect(quotedLines(page)).toHaveCount(4);
});

test('a quote agrees in two tabs', async ({ page, context }) => {
  await openCalculator(page);
  const other = await context.newPage();
  await other.goto('/pricing');
  await quoteLine(page, photobook);
  await showQuote(other);
  await expect(quotedTotal(other)).toHaveText('150,000 RWF');
  await other.getByRole('button', { name: 'Clear' }).click();
  await expect(quotedLines(page)).toHaveCount(0);
});

test('the calculator and the quote work by keyboard alone', { tag: '@wide' }, async ({ page, isMobile }) => {
  await page.goto('/pricing');
  const opener = page.getByRole('button', { name: isMobile ? 'View quote' : 'Open the calculator' });
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Category', { exact: true })).toBeVisible();
  if (isMobile) {
    await expect(page.getByRole('dialog', { name: 'Your quote' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Your quote' })).toBeVisible();
  }
  await page.getByLabel('Package', { exact: true }).focus();
  await page.keyboard.press('ArrowDown');
  await page.getByLabel('Quantity', { exact: true }).focus();
  await page.keyboard.type('3');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Enter');
  await expect(quotedLines(page)).toHaveCount(1);
  await page.getByRole('button', { name: /^Remove / }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(quotedLines(page)).toHaveCount(1);
});

test('rotating the screen keeps the chosen line, in the column and in the sheet', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openCalculator(page);
  await calculate(page, logo);
  await page.setViewportSize({ width: 800, height: 1280 });
  await expect(calculated(page)).toBeHidden();
  await page.getByRole('button', { name: 'View quote' }).click();
  await expect(page.getByRole('dialog', { name: 'Your quote' })).toBeVisible();
  await expect(calculated(page)).toHaveText('273,760 RWF');
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(page.getByRole('dialog', { name: 'Your quote' })).toHaveCount(0);
  await expect(calculated(page)).toHaveText('273,760 RWF');
});

test('the calculator and a quote have no axe violation in both themes', { tag: '@wide' }, async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openCalculator(page);
  await quoteLine(page, logo);
  await quoteLine(page, weddings);
  await page.getByRole('button', { name: /^Remove Weddings/ }).click();
  await expectAccessible(page);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  expect(wide, 'nothing scrolls sideways').toBe(false);
});

test('when the calculator cannot be loaded a notice is shown, and the next press retries', {
  tag: '@wide',
}, async ({ page }) => {
  const styles = '**/quote*.css';
  await page.route(styles, (route) => route.abort());
  await page.goto('/pricing');
  const opener = page.getByRole('button', { name: /View quote|Open the calculator/ }).last();
  await opener.click();
  await expect(page.getByText('We could not load the calculator.')).toBeVisible();
  await page.unroute(styles);
  await opener.click();
  await expect(page.getByLabel('Category', { exact: true })).toBeVisible();
  await expect(page.getByText('We could not load the calculator.')).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('without scripts, the page explains how to get a quote', async ({ page }) => {
    await page.goto('/pricing');
    await expect(page.getByText('The calculator needs JavaScript')).toBeVisible();
    await expect(page.getByRole('button', { name: /View quote|Open the calculator/ })).toHaveCount(0);
  });
});
