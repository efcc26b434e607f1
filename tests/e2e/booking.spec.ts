import type { Page } from '@playwright/test';
import { loseAnswer, openStill } from '#tests/support/connection.ts';
import { expect, test } from '#tests/support/test.ts';
import {
  addSession,
  answerPhone,
  bookAndPay,
  fillBooking,
  mailsTo,
  newVisitor,
  referenceOf,
} from '#tests/support/visitor.ts';

/** The number beside the cart in the header; hidden while the cart is empty. */
const badge = (page: Page) => page.locator('header [data-cart-count]').first();

/** A portrait of four hours at the premium tier: 800,000 RWF. */
async function choosePortrait(page: Page): Promise<void> {
  await page.goto('/services/photography');
  await page.getByRole('radio', { name: '4 hours' }).check({ force: true });
  await addSession(page, { package: 'Portrait photography', tier: 'Premium' });
}

test('a visitor chooses, books, approves on the phone and reads the mails', async ({
  page,
  request,
  context,
}) => {
  const visitor = newVisitor();
  await choosePortrait(page);
  await expect(badge(page)).toContainText('1');
  await page.reload();
  await expect(badge(page)).toContainText('1');

  const otherTab = await context.newPage();
  await otherTab.goto('/book-now');
  await expect(badge(otherTab)).toContainText('1');
  await addSession(page, { package: 'Portrait photography', tier: 'Basic' });
  await expect(badge(otherTab), 'the other tab agrees at once').toContainText('2');
  await otherTab.getByRole('button', { name: /^Remove Portrait photography, 2 hours, Basic/ }).click();
  await otherTab.getByRole('button', { name: 'One more' }).click();
  await expect(badge(page), 'and the other way round').toContainText('2');
  await otherTab.close();

  await page.goto('/book-now');
  await expect(page.locator('.total-bar')).toContainText('1,600,000 RWF');
  await fillBooking(page, visitor);
  await page.getByLabel('Date of the session').fill(nextYear());
  const reference = await bookAndPay(page);
  await expect(badge(page)).toBeHidden();

  await answerPhone(request, reference, 'approve');
  await expect(page.getByRole('heading', { level: 1, name: 'Payment Successful!' })).toBeVisible({
    timeout: 15_000,
  });
  await expect(page.getByRole('main')).toContainText(reference);
  await expect(page.getByRole('main')).toContainText('1,600,000 RWF');

  const { found: received } = await mailsTo(request, visitor, /^We received your booking/);
  for (const text of [received.text, received.html]) {
    expect(text).toContain('Portrait photography, 4 hours, Premium');
    expect(text).toContain('1,600,000 RWF');
    expect(text).toMatch(/FTS-[0-9A-Z]{5}-[0-9A-Z]{5}/);
  }
  const { found: paid, all } = await mailsTo(request, visitor, /^Payment received: 1,600,000 RWF/);
  expect(paid.attachments.map((file) => file.filename)).toContainEqual(expect.stringMatching(/\.ics$/));
  expect(all).toHaveLength(2);
});

test('a visitor declines, sees the failure, and pays after all without a second booking', async ({
  page,
  request,
}) => {
  const visitor = newVisitor();
  await choosePortrait(page);
  await page.goto('/book-now');
  await fillBooking(page, visitor);
  const first = await bookAndPay(page);

  await answerPhone(request, first, 'decline');
  await expect(page.getByRole('heading', { level: 1, name: 'Payment Failed' })).toBeVisible({
    timeout: 15_000,
  });
  const details = page.getByRole('main').locator('.payment__details');
  const booking = /FTS-[0-9A-Z]{5}-[0-9A-Z]{5}/.exec((await details.textContent()) ?? '')?.[0];
  expect(booking).toBeTruthy();

  await page.getByLabel(/Pay from another number/).fill('0738123456');
  await page.getByRole('button', { name: /^Try Again/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Checking Payment...' })).toBeVisible();
  await expect.poll(() => referenceOf(page)).not.toBe(first);
  await answerPhone(request, referenceOf(page), 'approve');
  await expect(page.getByRole('heading', { level: 1, name: 'Payment Successful!' })).toBeVisible({
    timeout: 15_000,
  });
  await expect(details).toContainText(booking ?? '');

  const { all } = await mailsTo(request, visitor, /^Payment received: 800,000 RWF/);
  expect(all.filter((mail) => /^We received your booking/.test(mail.subject))).toHaveLength(1);
  expect(all.filter((mail) => mail.subject.includes(booking ?? '')).length).toBe(all.length);
});

test('an incomplete booking says what is missing and keeps what was typed, over a reload too', async ({
  page,
}) => {
  await choosePortrait(page);
  await page.goto('/book-now');
  await page.getByLabel('Full name').fill('Aline Uwase');
  await page.getByLabel('Mobile money number').fill('12345');
  await page.getByRole('button', { name: 'Book and pay' }).click();

  const summary = page.getByRole('alert').filter({ hasText: 'Please fill in all required fields' });
  await expect(summary).toBeFocused();
  await expect(page.getByLabel('Email address')).toHaveAccessibleDescription(
    /Please enter your email address\./,
  );
  await expect(page.getByLabel('Mobile money number')).toHaveAccessibleDescription(
    /Please enter an MTN or Airtel number/,
  );
  await summary.getByRole('link', { name: /email/i }).click();
  await expect(page.getByLabel('Email address')).toBeFocused();

  await page.reload();
  await expect(page.getByLabel('Full name')).toHaveValue('Aline Uwase');
  await expect(page.getByLabel('Mobile money number')).toHaveValue('12345');
});

test('without a network nothing is lost, and the second try books once', async ({ page, request }) => {
  const visitor = newVisitor();
  await choosePortrait(page);
  await openStill(page, '/book-now');
  await fillBooking(page, visitor);

  // The first answer is lost on its way back: the server has the booking, the visitor does not know.
  await page.route('**/api/bookings', loseAnswer, { times: 1 });
  await page.getByRole('button', { name: 'Book and pay' }).click();
  await expect(page.locator('.booking__messages')).toContainText('you are booked and charged only once');
  await expect(page.getByLabel('Full name')).toHaveValue(visitor.name);

  await page.getByRole('button', { name: 'Send now' }).click();
  await page.waitForURL('**/payment-success?**');
  await page.clock.resume();
  await answerPhone(request, referenceOf(page), 'approve');
  await expect(page.getByRole('heading', { level: 1, name: 'Payment Successful!' })).toBeVisible({
    timeout: 15_000,
  });
  const { all } = await mailsTo(request, visitor, /^Payment received/);
  expect(all).toHaveLength(2);
});

test('a corrupt cart counts as empty', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('fts_cart', '{"sku": 12'));
  await page.goto('/book-now');
  await expect(page.getByRole('main')).toContainText('Your cart is empty');
  await expect(badge(page)).toBeHidden();
});

test('a payment result without a reference has failed, and never claims a success on the word of its address', async ({
  page,
}) => {
  await page.goto('/payment-success?status=completed');
  await expect(page.getByRole('heading', { level: 1, name: 'Payment Failed' })).toBeVisible();
  await page.goto('/payment-success?ref=nobody-knows-this&status=completed');
  await expect(page.getByRole('heading', { level: 1, name: 'Payment Failed' })).toBeVisible();
});

/** A day that can be booked, whenever the test runs. */
function nextYear(): string {
  return `${new Date().getUTCFullYear() + 1}-06-15`;
}
