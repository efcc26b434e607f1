import type { Page } from '@playwright/test';
import { openOrder, premiumPortrait } from '#tests/support/browser/order.ts';
import { expect, test } from '#tests/support/browser/test.ts';
import {
  addSession,
  answerPhone,
  bookAndPay,
  fillBooking,
  mailTo,
  newVisitor,
  referenceOf,
  subjectsTo,
} from '#tests/support/browser/visitor.ts';

const badge = (page: Page) => page.locator('header [data-cart-count]').first();

test('a visitor chooses, books, approves on the phone and gets the mails', {
  tag: '@wide',
}, async ({ page, request }) => {
  const visitor = newVisitor();
  await page.goto('/services/photography');
  await page.getByRole('radio', { name: '4 hours' }).check({ force: true });
  await addSession(page, { package: 'Portrait photography', tier: 'Premium' });
  await expect(badge(page)).toContainText('1');
  await page.reload();
  await expect(badge(page)).toContainText('1');

  await page.goto('/book-now');
  await page.getByRole('button', { name: 'One more' }).click();
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
  await expect(page.getByRole('main')).toContainText('480,000 RWF');
  await expect(page.getByRole('main')).toContainText('1,120,000 RWF');

  const received = await mailTo(request, visitor, /^We received your booking/);
  for (const text of [received.text, received.html]) {
    expect(text).toContain('Portrait photography, 4 hours, Premium');
    expect(text).toContain('1,600,000 RWF');
    expect(text).toMatch(/FTS-[0-9A-Z]{5}-[0-9A-Z]{5}/);
  }
  const paid = await mailTo(request, visitor, /^Payment received: 480,000 RWF/);
  expect(paid.attachments.map((file) => file.filename)).toContainEqual(expect.stringMatching(/\.ics$/));
  expect(await subjectsTo(request, visitor)).toHaveLength(2);
});

test('a declined payment is paid from another number without a second booking', async ({ page, request }) => {
  const visitor = newVisitor();
  await openOrder(page, premiumPortrait);
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

  const subjects = await subjectsTo(request, visitor);
  expect(subjects).toContainEqual(expect.stringMatching(/^Payment received: 240,000 RWF/));
  expect(subjects.filter((subject) => /^We received your booking/.test(subject))).toHaveLength(1);
  expect(subjects.filter((subject) => !subject.includes(booking ?? ''))).toEqual([]);
});

test('an incomplete booking lists what is missing and keeps the text, also after a reload', {
  tag: '@wide',
}, async ({ page }) => {
  await openOrder(page, premiumPortrait);
  await page.getByLabel('Full name').fill('Aline Uwase');
  await page.getByLabel('Mobile money number').fill('12345');
  await page.getByLabel('Email address').fill('aline');
  await page.getByRole('button', { name: 'Book and pay' }).click();

  const summary = page.getByRole('alert').filter({ hasText: 'Please check these fields' });
  await expect(summary).toBeFocused();
  await expect(page.getByLabel('Email address')).toHaveAccessibleDescription(/such as name@example\.com/);
  await expect(page.getByLabel('Mobile money number')).toHaveAccessibleDescription(
    /Please enter an MTN or Airtel number/,
  );
  const date = page.locator('input[name="eventDate"]');
  await expect(date).toHaveAttribute('required');
  await expect(date).toHaveAccessibleDescription(/needs a date, .* Please choose one\./);
  await summary.getByRole('link', { name: /email/i }).click();
  await expect(page.getByLabel('Email address')).toBeFocused();

  await page.keyboard.press('End');
  await page.keyboard.type('@example.com');
  await expect(page.getByLabel('Email address')).not.toHaveAttribute('aria-invalid');
  await expect(page.getByLabel('Email address')).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText([/MTN or Airtel/, /needs a date/]);

  await page.reload();
  await expect(page.getByLabel('Full name')).toHaveValue('Aline Uwase');
  await expect(page.getByLabel('Mobile money number')).toHaveValue('12345');
});

test('a corrupt cart counts as empty', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('fts_cart', '{"sku": 12'));
  await page.goto('/book-now');
  await expect(page.getByRole('main')).toContainText('Your cart is empty');
  await expect(badge(page)).toBeHidden();
});

test('an empty cart lists occasions with lowest prices and working links, before scripts load', async ({
  page,
  request,
}) => {
  await page.route('**/_astro/BookNow.*.js*', () => undefined);
  await page.goto('/book-now', { waitUntil: 'commit' });
  const wedding = page.getByRole('link', { name: 'Weddings from 1,770,000 RWF' });
  await expect(wedding).toBeVisible();
  await expect(page.getByRole('link', { name: 'Portraits from 150,000 RWF' })).toBeVisible();
  const places = page.locator('.order-empty li a');
  await expect(places).toHaveCount(5);
  for (const place of await places.all()) {
    const page = await request.get((await place.getAttribute('href')) ?? '');
    expect(page.status(), page.url()).toBe(200);
  }
});

test('before its script loads, the page distinguishes an empty cart from a filled one', async ({ page }) => {
  const [empty, loading] = [page.getByText('Your cart is empty'), page.getByText('Loading your cart…')];
  // Never loads during the test.
  await page.route('**/_astro/BookNow.*.js*', () => undefined);
  await page.goto('/book-now', { waitUntil: 'commit' });
  await expect(empty).toBeVisible();
  await expect(loading).toBeHidden();
  await expect(page.locator('.total-bar')).toBeHidden();

  await page.evaluate((cart) => localStorage.setItem('fts_cart', cart), JSON.stringify([premiumPortrait]));
  await page.reload({ waitUntil: 'commit' });
  await expect(loading).toBeVisible();
  await expect(empty).toBeHidden();
  await expect(page.locator('.total-bar')).toBeVisible();
});

/** Returns a bookable date (YYYY-MM-DD) independent of when the test runs. */
function nextYear(): string {
  return `${new Date().getUTCFullYear() + 1}-06-15`;
}
