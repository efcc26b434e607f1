import type { Page } from '@playwright/test';
import { newAccount } from '#tests/support/account-visitor.ts';
import { accountRoutes, dashboardRoutes, publicRoutes } from '#tests/support/agreed-routes.ts';
import { openDialog } from '#tests/support/application-form.ts';
import { faultsOf, test } from '#tests/support/large-text.ts';
import { complaintsOf } from '#tests/support/loaded-page.ts';
import { logo, quoteLine, showQuote } from '#tests/support/quote-page.ts';
import { arriveAs, openMenu } from '#tests/support/staff-visitor.ts';
import { expect } from '#tests/support/test.ts';
import { addSession } from '#tests/support/visitor.ts';

/** Letters of twice the size on the narrowest phones: everything can be read, reached and pressed. */

const widths = [320, 360];

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 320, height: 640 });
});

/** Looks at the page as it is now, at both widths. */
async function expectWhole(page: Page, what: string): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 640 });
    const enlarged = await page.evaluate(() => matchMedia('(width < 20rem)').matches);
    expect(enlarged, 'the setting reaches the page').toBe(true);
    expect.soft(await faultsOf(page), `${what} at ${width} px`).toEqual([]);
  }
}

const routes = [...publicRoutes, '/internships/apply', '/no-such-page'];
/** A visitor walks over so many of them. */
const walk = 8;

for (let first = 0; first < routes.length; first += walk) {
  const some = routes.slice(first, first + walk);
  test(`${some[0]} to ${some.at(-1)} are whole with large letters`, async ({ page }) => {
    const complaints = complaintsOf(page);
    for (const route of some) {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto(route);
      await page.evaluate(() => document.fonts.ready);
      await expectWhole(page, route);
    }
    // The walk over the public pages loads them wide and light, this one narrow and dark.
    expect(complaints.filter((complaint) => !/no-such-page|404/.test(complaint))).toEqual([]);
  });
}

test('the compact header and the open menu are whole', async ({ page }) => {
  await page.goto('/services/photography');
  await page.evaluate(() => scrollTo(0, 2000));
  await expect(page.locator('[data-compact-header]')).toBeVisible();
  await expectWhole(page, 'the compact header');
  await page.locator('[data-compact-header]').getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('navigation', { name: 'Menu' });
  for (const section of await menu.locator('details:not([open]) > summary').all()) await section.click();
  await expectWhole(page, 'the menu');
});

test('the chat is whole, before and after a question', async ({ page }) => {
  await page.goto('/faqs');
  await page.getByRole('button', { name: 'Chat with support' }).click();
  const chat = page.getByRole('dialog', { name: 'Support' });
  await expect(chat).toBeVisible();
  await expectWhole(page, 'the chat');
  await chat.getByRole('button', { name: 'Pricing Information' }).click();
  await expect(chat.getByRole('log')).toContainText('lowest session price');
  await expectWhole(page, 'the answer');
});

test('the dialogs of classes and internships are whole', async ({ page }) => {
  await page.goto('/services/dancing');
  await page.getByRole('link', { name: 'Enroll Now: Hip Hop' }).click();
  const enrolment = page.getByRole('dialog', { name: 'Enrol in Hip Hop' });
  await enrolment.getByRole('button', { name: 'Enrol in this class' }).click();
  await expect(enrolment.getByRole('status')).toHaveText('Please fill in all required fields');
  await expectWhole(page, 'the enrolment');
  const application = await openDialog(page);
  await application.getByRole('button', { name: 'Send application' }).click();
  await expectWhole(page, 'the application');
});

test('an order with its bar and what is missing is whole', async ({ page }) => {
  await page.goto('/services/photography');
  await addSession(page, { package: 'Portrait photography', tier: 'Premium' });
  await expectWhole(page, 'the package in the cart');
  await page.goto('/book-now');
  await expect(page.locator('.total-bar')).toContainText('RWF');
  await expectWhole(page, 'the order');
  await page.getByRole('button', { name: 'Book and pay' }).click();
  await expect(page.getByText('Please enter your name')).not.toHaveCount(0);
  await expectWhole(page, 'the order with what is missing');
});

test('the calculator and the quote with its bar are whole', async ({ page }) => {
  await page.goto('/pricing');
  await showQuote(page);
  await quoteLine(page, logo);
  await expectWhole(page, 'the quote');
  await page.keyboard.press('Escape');
  await expectWhole(page, 'the bar of the quote');
});

test('a picture as large as the screen is whole', async ({ page }) => {
  await page.goto('/gallery');
  await page.locator('[data-open-picture]').first().click();
  await expect(page.getByRole('dialog', { name: 'Picture' })).toBeVisible();
  await expectWhole(page, 'the picture');
});

test('the pages of an account and its menu are whole', async ({ page, request }) => {
  await newAccount(page, request, '/account');
  for (const route of accountRoutes) {
    await page.goto('about:blank');
    await page.goto(route, { waitUntil: 'networkidle' });
    await expect(page.locator('.waiting')).toHaveCount(0);
    await expectWhole(page, route);
  }
  await page
    .getByRole('button', { name: /^Account of / })
    .first()
    .click();
  await expectWhole(page, 'the menu of the account');
});

for (const route of dashboardRoutes.filter((address) => address.includes('superadmin'))) {
  test(`${route} and its menu are whole`, async ({ page, request }) => {
    await arriveAs(page, request, 'superadmin');
    await page.goto(route, { waitUntil: 'networkidle' });
    await expect(page.locator('.waiting')).toHaveCount(0);
    await expectWhole(page, route);
    await openMenu(page);
    await expectWhole(page, 'the menu');
  });
}
