import type { APIRequestContext, Page } from '@playwright/test';
import { countCalls, loseAnswers } from '#tests/support/browser/connection.ts';
import { codeOf } from '#tests/support/browser/newsletter-code.ts';
import { basicPortrait, keepCart } from '#tests/support/browser/order.ts';
import { expect, test } from '#tests/support/browser/test.ts';
import {
  addSession,
  fillBooking,
  mailTo,
  newVisitor,
  subjectsTo,
  type Visitor,
} from '#tests/support/browser/visitor.ts';

const book = (page: Page) => page.locator('.total-bar').getByRole('button').click();
const notice = (page: Page) => page.locator('.booking__messages').getByRole('status');
const waits = (page: Page) => expect(notice(page)).toContainText('Everything you typed is kept.');

async function fillOrder(page: Page, visitor: Visitor): Promise<void> {
  await keepCart(page, basicPortrait);
  await page.goto('/book-now');
  await fillBooking(page, visitor);
}

async function reloadUnsent(page: Page): Promise<void> {
  const sent = countCalls(page, '/api/bookings');
  await page.reload({ waitUntil: 'networkidle' });
  await expect(notice(page)).toContainText('Everything you typed is still here: press “Try again”.');
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  expect(sent()).toBe(0);
}

const tryAgain = (page: Page) => notice(page).getByRole('button', { name: 'Try again' }).click();

const received = /^We received your booking/;

/** Checks that one booking exists, by its only acknowledgement. */
async function expectOneBooking(request: APIRequestContext, visitor: Visitor): Promise<void> {
  const subjects = await subjectsTo(request, visitor);
  expect(subjects.filter((subject) => received.test(subject))).toHaveLength(1);
}

test('a booking made offline is sent once when online and opens the payment page', async ({
  page,
  context,
  request,
}) => {
  const visitor = newVisitor();
  await fillOrder(page, visitor);
  await context.setOffline(true);
  await book(page);
  await waits(page);
  await expect(notice(page)).toContainText(
    'You are offline. Everything you typed is kept. We’ll send it when you are back online',
  );
  await context.setOffline(false);
  await page.waitForURL('**/payment-success?**');
  await expectOneBooking(request, visitor);
});

test('a booking whose responses are lost is made once, also after a reload', async ({ page, request }) => {
  const visitor = newVisitor();
  await fillOrder(page, visitor);
  const connect = await loseAnswers(page, '**/api/bookings');
  await book(page);
  await waits(page);
  await expect(page.locator('.booking__messages')).toContainText('You will be booked and charged only once');
  await expect(page.getByLabel('Full name')).toHaveValue(visitor.name);
  await reloadUnsent(page);
  await connect();
  await tryAgain(page);
  await page.waitForURL('**/payment-success?**');
  await expectOneBooking(request, visitor);
});

test('a booking that a busy server refused is made once by “Try again”', async ({ page, request }) => {
  const visitor = newVisitor();
  await fillOrder(page, visitor);
  const busy = { status: 503, json: { error: 'We are very busy.' } };
  await page.route('**/api/bookings', (route) => route.fulfill(busy), { times: 1 });
  await book(page);
  const failed = page.getByRole('alert').filter({ hasText: 'Booking failed' });
  await expect(failed).toContainText('We are very busy. Everything you typed is kept.');
  await failed.getByRole('button', { name: 'Try again' }).click();
  await page.waitForURL('**/payment-success?**');
  await expectOneBooking(request, visitor);
});

test('a booking with a discount survives a reload and is made with the discount', async ({
  page,
  request,
}) => {
  const visitor = newVisitor();
  const code = await codeOf(page, request, visitor);
  await fillOrder(page, visitor);
  await page.getByText('I have a discount code').click();
  await page.getByLabel('Discount code').fill(code);
  await page.getByLabel('Discount code').press('Enter');
  await expect(page.locator('#order')).toContainText(`Discount of 30% ${code}`);
  const connect = await loseAnswers(page, '**/api/bookings');
  await book(page);
  await waits(page);
  await reloadUnsent(page);
  await connect();
  await tryAgain(page);
  await page.waitForURL('**/payment-success?**');
  await expectOneBooking(request, visitor);
  expect((await mailTo(request, visitor, received)).text).toContain(`Discount of 30% (${code})`);
});

test('an order that changes after the reload is no longer called the same booking', async ({ page }) => {
  await fillOrder(page, newVisitor());
  await loseAnswers(page, '**/api/bookings');
  await book(page);
  await waits(page);
  await reloadUnsent(page);
  await page.getByRole('button', { name: 'One more' }).click();
  await expect(notice(page)).toContainText('Check your email and text messages first');
  await expect(notice(page)).not.toContainText('only once');
});

test('a waiting booking that is stopped or changed is not sent', async ({ page, context }) => {
  await fillOrder(page, newVisitor());
  await context.setOffline(true);
  const sent = countCalls(page, '/api/bookings');
  await book(page);
  await waits(page);
  await notice(page).getByRole('button', { name: 'Stop' }).click();
  await expect(notice(page)).toContainText('Stopped. We will not send the form until you press the button.');
  await expect(notice(page)).toBeFocused();
  await book(page);
  await waits(page);
  await page.getByRole('button', { name: 'One more' }).click();
  await expect(notice(page)).toContainText('You have changed the form, so we will not send it');
  const before = sent();
  await context.setOffline(false);
  await page.reload({ waitUntil: 'networkidle' });
  await expect(page.getByLabel('Full name')).toHaveValue('Aline Uwase');
  await expect(notice(page)).toBeEmpty();
  expect(sent()).toBe(before);
});

test('a booking whose order changed while waiting has another idempotency key', async ({ page }) => {
  const keys: (string | undefined)[] = [];
  page.on('request', (sent) => {
    if (sent.url().endsWith('/api/bookings')) keys.push(sent.headers()['idempotency-key']);
  });
  await fillOrder(page, newVisitor());
  await loseAnswers(page, '**/api/bookings');
  await book(page);
  await waits(page);
  await page.goto('/services/photography');
  await addSession(page, { package: 'Portrait photography', tier: 'Standard' });
  await page.goto('/book-now', { waitUntil: 'networkidle' });
  await expect(notice(page)).toContainText('Check your email and text messages first');
  expect(keys).toHaveLength(1);
  await book(page);
  await waits(page);
  expect(new Set(keys).size).toBe(2);
});
