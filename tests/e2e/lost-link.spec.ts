import { takeAMinute } from '#tests/support/browser/connection.ts';
import { withFormWords } from '#tests/support/browser/form-words.ts';
import { openOrder, premiumPortrait } from '#tests/support/browser/order.ts';
import { expect, test } from '#tests/support/browser/test.ts';
import { bookAndPay, fillBooking, mailTo, newVisitor } from '#tests/support/browser/visitor.ts';

/** Clients without the link to their booking: docs/product.md, Own booking. */

const unknown = 'We cannot see your payment from this link';

test('a payment page without a known reference shows neither a success nor a failure', async ({ page }) => {
  for (const query of ['?status=completed', '?ref=nobody-knows-this&status=completed']) {
    await page.goto(`/payment-success${query}`);
    await expect(page.getByRole('heading', { level: 1, name: unknown })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Send me my link' })).toBeVisible();
  }
});

test('a client without the link gets it by mail, and it opens the booking', async ({ page, request }) => {
  const visitor = newVisitor();
  await openOrder(page, premiumPortrait);
  await fillBooking(page, visitor);
  const reference = await bookAndPay(page);
  await expect(page.getByRole('button', { name: 'Send me my link' }), 'nothing is lost here').toBeHidden();
  await page.goto('/booking');
  await expect(page.getByText('This address is incomplete.')).toBeVisible();
  await page.getByRole('button', { name: 'Send me my link' }).click();
  await expect(page.getByLabel('Phone number')).toBeFocused();
  await page.getByLabel('Email address').fill(visitor.email);
  await takeAMinute(page);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Please check your phone or your inbox.')).toBeVisible();
  const mail = await mailTo(request, visitor, /^The links to your bookings$/);
  const path = /\/booking#[\w-]{22}/.exec(mail.text)?.[0] ?? '';
  await page.goto('about:blank');
  await page.goto(path);
  await expect(page.getByText('Received, not confirmed yet')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send me my link' })).toBeHidden();
  expect(reference).not.toBe('');
});

test('a request for the link that is made offline waits and is sent later', async ({ page, context }) => {
  await page.goto('/booking');
  await withFormWords(page, () => page.getByLabel('Email address').fill(newVisitor().email));
  await takeAMinute(page);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Send me my link' }).click();
  await expect(page.getByText('You are offline.')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('Please check your phone or your inbox.')).toBeVisible({ timeout: 20_000 });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('without scripts, both pages send the form and get a page in response', async ({ page }) => {
    for (const path of ['/payment-success', '/booking']) {
      await page.goto(path);
      await page.getByLabel('Email address').fill('nobody@client.example');
      await page.getByRole('button', { name: 'Send me my link' }).click();
      await expect(
        page.getByRole('heading', { level: 1, name: 'Please check your phone or your inbox.' }),
      ).toBeVisible();
    }
  });
});
