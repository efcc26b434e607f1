import { expect, test } from '#tests/support/browser/test.ts';

test('the frames page sells other services too, and adds their VAT', { tag: '@wide' }, async ({ page }) => {
  await page.goto('/pricing/frames');
  await expect(page.getByRole('radio', { name: 'Frames & photobooks' })).toBeChecked();
  await page.getByRole('radio', { name: 'Photobook A4' }).check();
  await page.getByRole('button', { name: /^Add to Cart ?: Photobook A4, Basic$/ }).click();
  await page.getByRole('radio', { name: 'Photography' }).check();
  await page.getByRole('button', { name: /^Add to Cart ?: Event Photography by the Hour, Basic$/ }).click();
  await expect(
    page.getByRole('button', { name: /^Added to Cart \(1\) ?: Event Photography by the Hour, Basic$/ }),
  ).toBeVisible();
  const bar = page.locator('[data-frames-bar]');
  await expect(bar).toContainText('2 items · 105,400 RWF');

  await page.getByRole('radio', { name: 'Weddings' }).check();
  const basic = page.locator('#photography-weddings [data-card]').first();
  await expect(basic).toContainText('Price on request');
  await expect(basic.getByRole('button')).toHaveCount(0);
  await expect(basic.getByRole('link', { name: /^Enquire/ })).toHaveAttribute(
    'href',
    '/contact?service=photography&category=weddings&tier=basic',
  );
  await bar.getByRole('link', { name: 'Proceed to Checkout' }).click();
  await expect(page.getByRole('main')).toContainText('Event Photography by the Hour, Basic');
  await expect(page.getByRole('main')).toContainText('105,400 RWF');
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('without scripts, the frames page switches between services and categories', async ({ page }) => {
    await page.goto('/pricing/frames');
    await page.getByRole('radio', { name: 'Audio' }).check();
    await page.getByRole('radio', { name: 'Sound Design' }).check();
    await expect(page.locator('.package:visible data')).toHaveText([
      '200,000 RWF',
      '400,000 RWF',
      '800,000 RWF',
    ]);
  });
});
