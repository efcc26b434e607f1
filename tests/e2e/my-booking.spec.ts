import { randomInt } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import type { BookingRequest } from '#src/domain/booking/booking.ts';
import { addDays, formatDate } from '#src/lib/dates/dates.ts';
import { expectAccessible } from '#tests/support/browser/axe.ts';
import { pressTwice } from '#tests/support/browser/connection.ts';
import { expect, test } from '#tests/support/browser/test.ts';
import { mailTo, newVisitor } from '#tests/support/browser/visitor.ts';
import { bookableDay, bookingRequest, workingDay } from '#tests/support/requests/booking-request.ts';
import { tokenIn } from '#tests/support/steps/booking-token.ts';

const otherDay = addDays(bookableDay, 1);
const sheet = (page: Page) => page.getByRole('region', { name: /^Booking FTS-/ });

async function linkOfBooking(request: APIRequestContext, changes: Partial<BookingRequest> = {}) {
  const visitor = newVisitor();
  const answer = await request.post('/api/bookings', {
    headers: { 'idempotency-key': crypto.randomUUID() },
    data: bookingRequest({ ...visitor, ...changes }),
  });
  expect(answer.status()).toBe(201);
  const found = await mailTo(request, visitor, /^We received your booking/);
  return { visitor, path: `/booking#${tokenIn(found.text)}` };
}

function watchAddresses(page: Page): string[] {
  const addresses: string[] = [];
  page.on('request', (sent) => addresses.push(sent.url()));
  return addresses;
}

test('a booking in English opened on the French page has its lines in French', async ({ page, request }) => {
  // A random day, since each takes eight bookings.
  const { path } = await linkOfBooking(request, { eventDate: workingDay(randomInt(220, 600)) });
  await page.goto(`/fr${path}`);
  await expect(page.getByRole('main')).toContainText('Photo de portrait, 2 heures');
  await expect(page.getByRole('main')).toContainText(/Le total comprend .+ de TVA/);
});

test('a client moves the session with the emailed link, then cancels it', async ({ page, request }) => {
  const { visitor, path } = await linkOfBooking(request);
  const addresses = watchAddresses(page);
  await page.goto(path);
  await expect(sheet(page)).toContainText(formatDate(bookableDay));
  await expect(sheet(page)).toContainText('400,000 RWF');
  await expectAccessible(page);
  await expect(page).toHaveURL(/\/booking$/);
  await page.goto('/faqs');
  await page.goBack();
  await expect(sheet(page)).toContainText('400,000 RWF');

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the date in your calendar' }).click();
  expect((await download).suggestedFilename()).toMatch(/^FTS-.+\.ics$/);

  await page.getByRole('button', { name: 'Move the session' }).click();
  await expect(page.getByLabel('New date')).toBeFocused();
  await expect(page.getByLabel('New date')).toHaveAccessibleDescription(/Please choose a date/);
  await page.getByLabel('New date').fill(bookableDay);
  await page.getByRole('button', { name: 'Move the session' }).click();
  await expect(page.getByLabel('New date')).toHaveAccessibleDescription(/already on this date/);

  await page.getByLabel('New date').fill(otherDay);
  await pressTwice(page, page.getByRole('button', { name: 'Move the session' }), '**/api/bookings/mine*');
  const moved = page
    .getByRole('status')
    .filter({ hasText: `Your session is now on ${formatDate(otherDay)}` });
  await expect(moved).toBeFocused();
  await expect(page.getByText('You have already moved this session once')).toBeVisible();
  const found = await mailTo(request, visitor, /is now on/);
  await page.reload();
  await expect(sheet(page)).toContainText(formatDate(otherDay));

  await page.goto('about:blank');
  await page.goto(`/booking#${tokenIn(found.text)}`);
  await expect(page.getByText('there is nothing to refund')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel the booking' }).click();
  await page.getByRole('button', { name: 'Keep the booking' }).click();
  await expect(page.getByRole('button', { name: 'Cancel the booking' })).toBeFocused();
  await page.getByRole('button', { name: 'Cancel the booking' }).click();
  await pressTwice(page, page.getByRole('button', { name: 'Yes, cancel it' }), '**/api/bookings/mine*');
  await expect(page.getByRole('status').filter({ hasText: 'This booking is cancelled' })).toBeFocused();
  await mailTo(request, visitor, /is cancelled$/);
  await page.reload();
  await expect(sheet(page)).toContainText('This booking is cancelled');
  await expect(page.getByRole('button', { name: 'Cancel the booking' })).toHaveCount(0);
  expect(addresses.filter((address) => address.includes(path.split('#')[1] ?? ''))).toEqual([]);
});

test('a session is moved and cancelled by keyboard alone', async ({ page, request }) => {
  const { path } = await linkOfBooking(request);
  await page.goto(path);
  await page.getByLabel('New date').fill(otherDay);
  await page.getByLabel('New date').press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Your session is now on' })).toBeFocused();
  await page.getByRole('button', { name: 'Cancel the booking' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'Cancel this booking?' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Yes, cancel it' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'This booking is cancelled' })).toBeFocused();
});

test('a link that opens no booking explains what to do, and another link opens in the same tab', async ({
  page,
  request,
}) => {
  await page.goto('/booking');
  await expect(page.getByRole('main')).toContainText('This address is incomplete.');
  await page.goto(`/booking#${'A'.repeat(22)}`);
  await expect(page.getByRole('main')).toContainText('has expired');
  const { path } = await linkOfBooking(request);
  await page.goto(path);
  await expect(sheet(page)).toContainText(formatDate(bookableDay));
});

test('the skip link keeps the booking that is open, also over a reload', async ({ page, request }) => {
  const { path } = await linkOfBooking(request);
  await page.goto(path);
  await page.getByLabel('Your question').fill('May we bring our dog?');
  await page.getByRole('link', { name: 'Skip to the content' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Your question')).toHaveValue('May we bring our dog?');
  await expect(sheet(page)).toContainText(formatDate(bookableDay));
  await page.reload();
  await expect(sheet(page)).toContainText(formatDate(bookableDay));
});

test('without a network the chosen date is kept, and the next try moves the session', async ({
  page,
  context,
  request,
}) => {
  const { path } = await linkOfBooking(request);
  await page.goto(path);
  await page.getByLabel('New date').fill(otherDay);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Move the session' }).click();
  await expect(page.getByLabel('New date')).toHaveAccessibleDescription(/You seem to be offline/);
  await expect(page.getByLabel('New date')).toHaveValue(otherDay);
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Move the session' }).click();
  await expect(sheet(page)).toContainText(`now on ${formatDate(otherDay)}`);
});
