import type { Page } from '@playwright/test';
import { pressTwice, takeAMinute } from '#tests/support/browser/connection.ts';
import { withFormWords } from '#tests/support/browser/form-words.ts';
import { codeOf, confirm, confirmation } from '#tests/support/browser/newsletter-code.ts';
import { openOrder, premiumPortrait } from '#tests/support/browser/order.ts';
import { expect, test } from '#tests/support/browser/test.ts';
import { bookAndPay, fillBooking, mailTo, newVisitor } from '#tests/support/browser/visitor.ts';

const box = (page: Page) => page.locator('#newsletter');
const send = (page: Page) => page.getByRole('button', { name: 'SUBSCRIBE NOW' });
const order = (page: Page) => page.locator('#order');
const total = (page: Page) => page.locator('.total-bar');

async function subscribe(page: Page, email: string): Promise<void> {
  await box(page).getByLabel('Your email').fill(email);
  await takeAMinute(page);
  await send(page).click();
}

async function applyCode(page: Page, code: string): Promise<void> {
  await page.getByText('I have a discount code').click();
  await page.getByLabel('Discount code').fill(code);
  await page.getByLabel('Discount code').press('Enter');
}

test('a reader subscribes, confirms and books a first time for 30% less', async ({ page, request }) => {
  const visitor = newVisitor();
  await page.goto('/gallery');
  const calls: string[] = [];
  page.on('request', (sent) => sent.url().endsWith('/api/newsletter') && calls.push(sent.method()));
  await box(page).getByLabel('Your email').fill('aline');
  await send(page).click();
  await expect(box(page).getByLabel('Your email')).toHaveAccessibleDescription(/such as name@example\.com/);
  await box(page).getByLabel('Your email').fill(visitor.email);
  await takeAMinute(page);
  await pressTwice(page, send(page), '**/api/newsletter');
  await expect(box(page).getByRole('status')).toContainText('One more step: open your inbox.');
  await expect(box(page).getByRole('status')).toBeFocused();
  expect(calls).toEqual(['POST']);

  await confirm(page, await confirmation(request, visitor));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to the newsletter');
  const code = ((await page.locator('.code').textContent()) ?? '').trim();
  const welcome = await mailTo(request, visitor, /^Your code: /);
  expect(welcome.subject).toBe(`Your code: ${code}`);
  await page.reload();
  await expect(page.locator('.code')).toHaveText(code);
  await page.getByRole('link', { name: 'See all prices' }).click();
  await expect(page).toHaveURL(/\/pricing$/);

  await openOrder(page, premiumPortrait);
  await fillBooking(page, visitor);
  await applyCode(page, code.toLowerCase());
  await expect(order(page)).toContainText(`Discount of 30% ${code}`);
  await expect(order(page)).toContainText('−240,000 RWF');
  await expect(total(page)).toContainText('560,000 RWF');
  await page.reload();
  await expect(total(page), 'a reload keeps it').toContainText('560,000 RWF');

  await bookAndPay(page);
  await expect(page.getByRole('main')).toContainText('168,000 RWF');
  const found = await mailTo(request, visitor, /^We received your booking/);
  expect(found.text).toContain(`Discount of 30% (${code}): −240,000 RWF`);

  await openOrder(page, premiumPortrait);
  await applyCode(page, code);
  await expect(page.getByLabel('Discount code')).toHaveAccessibleDescription(/has been used/);
});

test('a refused discount code is marked at its field, and everything else is kept', async ({
  page,
  request,
}) => {
  const owner = newVisitor();
  const code = await codeOf(page, request, owner);
  const visitor = newVisitor();
  await openOrder(page, premiumPortrait);
  await fillBooking(page, visitor);
  await applyCode(page, 'MURAHO-00000-00000');
  const field = page.getByLabel('Discount code');
  await expect(field).toHaveAccessibleDescription(/do not know this code/);
  await field.fill(code);
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(field).toHaveAccessibleDescription(/another email address/);
  await expect(total(page)).toContainText('800,000 RWF');

  await page.getByRole('button', { name: 'Book and pay' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Press “Apply” to use this code' })).toBeFocused();
  await expect(page.getByLabel('Full name')).toHaveValue(visitor.name);

  // Applied for the right address, then booked with another: only the booking finds out.
  await page.getByLabel('Email address').fill(owner.email);
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(total(page)).toContainText('560,000 RWF');
  await page.getByLabel('Email address').fill(visitor.email);
  await page.getByRole('button', { name: 'Book and pay' }).click();
  await expect(field).toHaveAccessibleDescription(/another email address/);
  await expect(field).toHaveValue(code);
  await expect(total(page)).toContainText('800,000 RWF');

  await page.getByLabel('Email address').fill(owner.email);
  await page.getByRole('button', { name: 'Apply' }).click();
  await page.getByRole('button', { name: 'Remove the discount' }).click();
  await expect(total(page)).toContainText('800,000 RWF');
  await bookAndPay(page);
  await expect(page.getByRole('main')).toContainText('240,000 RWF');
});

test('an address entered offline is kept and subscribed when online', async ({ page, context, request }) => {
  const visitor = newVisitor();
  await page.goto('/faqs');
  await withFormWords(page, () => box(page).getByLabel('Your email').fill(visitor.email));
  await takeAMinute(page);
  await context.setOffline(true);
  await send(page).click();
  await expect(box(page).getByRole('status')).toContainText('You are offline. Everything you typed is kept');
  await expect(box(page).getByLabel('Your email')).toHaveValue(visitor.email);
  await context.setOffline(false);
  await expect(box(page).getByRole('status')).toContainText('One more step');
  await confirmation(request, visitor);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('without scripts, a reader subscribes, sees a refusal, and unsubscribes with one click', async ({
    page,
    request,
  }) => {
    const visitor = newVisitor();
    await page.goto('/terms');
    await subscribe(page, 'aline@studio');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are not subscribed yet');
    await expect(page.getByRole('main')).toContainText('such as name@example.com');
    await page.getByRole('link', { name: 'Start with an empty form' }).click();
    await subscribe(page, visitor.email);
    await expect(page).toHaveURL(/\/newsletter\/sent$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('One more step: open your inbox.');

    await confirm(page, await confirmation(request, visitor));
    const found = await mailTo(request, visitor, /^Your code: /);
    const leave = /\/api\/newsletter\/unsubscribe\?token=[\w-]+/.exec(found.text)?.[0] ?? '';
    await page.goto(leave);
    await page.getByRole('button', { name: 'Unsubscribe' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You have unsubscribed');
  });
});
