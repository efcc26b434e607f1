import { accountRoutes, superadminRoutes } from '#tests/support/agreed/routes.ts';
import { newAccount } from '#tests/support/browser/account-visitor.ts';
import { openDialog } from '#tests/support/browser/application-form.ts';
import { expectWholeWhenLarge, test } from '#tests/support/browser/large-text.ts';
import { logo, quoteLine, showQuote } from '#tests/support/browser/quote-page.ts';
import { arriveAs, openMenu } from '#tests/support/browser/staff-visitor.ts';
import { expect } from '#tests/support/browser/test.ts';
import { addSession } from '#tests/support/browser/visitor.ts';

/**
 * Letters of twice the size at 320 px, including what opens.
 * public-pages.spec.ts checks the public pages as they load.
 */

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 320, height: 640 });
});

test('the compact header and the open menu are whole at twice the letter size', async ({ page }) => {
  await page.goto('/services/photography');
  await page.evaluate(() => scrollTo(0, 2000));
  await expect(page.locator('[data-compact-header]')).toBeVisible();
  await expectWholeWhenLarge(page, 'the compact header');
  await page.locator('[data-compact-header]').getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('navigation', { name: 'Menu' });
  const closed = menu.locator('details:not([open]) > summary');
  while ((await closed.count()) > 0) await closed.first().click();
  await expectWholeWhenLarge(page, 'the menu');
});

test('the chat is whole at twice the letter size, before and after a question', async ({ page }) => {
  await page.goto('/faqs');
  await page.getByRole('button', { name: 'Chat with support' }).click();
  const chat = page.getByRole('dialog', { name: 'Support' });
  await expect(chat).toBeVisible();
  await expectWholeWhenLarge(page, 'the chat');
  await chat.getByRole('button', { name: 'Pricing Information' }).click();
  await expect(chat.getByRole('log')).toContainText('lowest session price');
  await expectWholeWhenLarge(page, 'the answer');
});

test('the dialogs of classes and internships are whole at twice the letter size', async ({ page }) => {
  await page.goto('/services/dancing');
  await page.getByRole('link', { name: 'Enroll Now: Hip Hop' }).click();
  const enrolment = page.getByRole('dialog', { name: 'Enrol in Hip Hop' });
  await enrolment.getByRole('button', { name: 'Enrol in this class' }).click();
  await expect(enrolment.getByRole('status')).toHaveText('Please fill in all required fields');
  await expectWholeWhenLarge(page, 'the enrolment');
  const application = await openDialog(page);
  await application.getByRole('button', { name: 'Send application' }).click();
  await expectWholeWhenLarge(page, 'the application');
});

test('an order with its bar and its errors is whole at twice the letter size', async ({ page }) => {
  await page.goto('/services/photography');
  await addSession(page, { package: 'Portrait photography', tier: 'Premium' });
  await expectWholeWhenLarge(page, 'the package in the cart');
  await page.goto('/book-now');
  await expect(page.locator('.total-bar')).toContainText('RWF');
  await expectWholeWhenLarge(page, 'the order');
  await page.getByRole('button', { name: 'Book and pay' }).click();
  await expect(page.getByText('Please enter your name')).not.toHaveCount(0);
  await expectWholeWhenLarge(page, 'the order with what is missing');
});

test('the calculator and the quote with its bar are whole at twice the letter size', async ({ page }) => {
  await page.goto('/pricing');
  await showQuote(page);
  await quoteLine(page, logo);
  await expectWholeWhenLarge(page, 'the quote');
  await page.keyboard.press('Escape');
  await expectWholeWhenLarge(page, 'the bar of the quote');
});

test('a full-screen picture is whole at twice the letter size', async ({ page }) => {
  await page.goto('/gallery');
  await page.locator('[data-open-picture]').first().click();
  await expect(page.getByRole('dialog', { name: 'Picture' })).toBeVisible();
  await expectWholeWhenLarge(page, 'the picture');
});

test('the account pages and their menu are whole at twice the letter size', async ({ page, request }) => {
  await newAccount(page, request, '/account');
  for (const route of accountRoutes) {
    await page.goto('about:blank');
    await page.goto(route, { waitUntil: 'networkidle' });
    await expect(page.locator('.waiting')).toHaveCount(0);
    await expectWholeWhenLarge(page, route);
  }
  await page
    .getByRole('button', { name: /^Account of / })
    .first()
    .click();
  await expectWholeWhenLarge(page, 'the menu of the account');
});

for (const route of superadminRoutes) {
  test(`${route} and its menu are whole at twice the letter size`, async ({ page, request }) => {
    await arriveAs(page, request, 'superadmin');
    await page.goto(route, { waitUntil: 'networkidle' });
    await expect(page.locator('.waiting')).toHaveCount(0);
    await expectWholeWhenLarge(page, route);
    await openMenu(page);
    await expectWholeWhenLarge(page, 'the menu');
  });
}
