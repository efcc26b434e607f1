import type { Page } from '@playwright/test';
import { addDays, todayInKigali } from '#src/lib/dates/dates.ts';
import { expectAccessible } from '#tests/support/browser/axe.ts';
import { arriveAs, bookDay, openFound } from '#tests/support/browser/staff-visitor.ts';
import { expect, test } from '#tests/support/browser/test.ts';
import { mailTo, newVisitor, subjectsTo } from '#tests/support/browser/visitor.ts';
import { workingDay } from '#tests/support/requests/booking-request.ts';

const path = '/dashboard/admin/bookings';
const sheet = (page: Page) => page.locator('dialog.sheet');
const toasts = (page: Page) => page.locator('.toasts');
const row = (page: Page, text: string) => page.locator('.table tbody tr').filter({ hasText: text });

test('a booking is found with Ctrl+K, confirmed, undone and confirmed again by keyboard', {
  tag: '@wide',
}, async ({ page, request }) => {
  const visitor = newVisitor();
  const reference = await bookDay(request, '', visitor.email);
  await arriveAs(page, request, 'admin');
  await page.goto('/dashboard/admin');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Overview');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible();
  // The address would find the client first.
  await openFound(page, reference, `Booking ${reference}`);
  await page.waitForURL(`**${path}?**open=${reference}*`);
  await expect(sheet(page)).toContainText(reference);
  const confirm = sheet(page).getByRole('button', { name: 'Confirm', exact: true });
  await confirm.focus();
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: 'Confirm before it is paid?' });
  await expect(question).toContainText('Nothing has been paid yet.');
  await question.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(sheet(page)).toContainText('Confirmed. We’ll write to the client in 10 seconds.');
  await expect(sheet(page).getByRole('button', { name: 'Undo' })).toBeFocused();
  await expect(sheet(page).getByText('Confirmed', { exact: true })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(toasts(page)).toContainText('The confirmation is undone. Nothing was sent.');
  await expect(sheet(page).locator('#booking-actions')).toBeFocused();
  expect((await subjectsTo(request, visitor)).filter((subject) => /confirmed/i.test(subject))).toEqual([]);
  await confirm.click();
  await question.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(sheet(page)).toContainText('Confirmed. We’ll write to the client in 10 seconds.');
  expect(await subjectsTo(request, visitor)).toContainEqual(expect.stringMatching(/confirmed/i));
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toBeHidden();
  await expect(row(page, 'Confirmed')).toHaveCount(1);
});

test('the done tasks of a cancelled booking have no tick and no stage', { tag: '@wide' }, async ({
  page,
  request,
}) => {
  const reference = await bookDay(request, '', newVisitor().email);
  const { headers } = await arriveAs(page, request, 'admin');
  const api = async (method: string, url: string, data?: object) =>
    (await request.fetch(`/api${url}`, { method, headers, ...(data && { data }) })).json();
  const { booking } = await api('GET', `/bookings/${reference}`);
  const put = (version: number, changes: object) =>
    api('PUT', `/bookings/${booking.id}`, { version, ...changes });
  const confirmed = await put(booking.version, { status: 'confirmed' });
  const [prepare] = confirmed.booking.tasks;
  await api('PUT', `/tasks/${prepare.id}`, { version: prepare.version, done: true });
  await page.goto(`/dashboard/admin/tasks?done=true&q=${reference}`);
  const again = page.getByRole('button', { name: /^Open again: “Prepare” for / });
  await expect(again).toHaveCount(1);
  await put(confirmed.booking.version, { status: 'cancelled', reason: 'Rain', by: 'studio' });
  await page.reload();
  await expect(row(page, 'Prepare')).toHaveCount(1);
  await expect(again).toHaveCount(0);
  await expect(row(page, 'All done')).toHaveCount(0);
  await page.goto(`/dashboard/admin/tasks?done=true&q=${reference}&open=${prepare.id}`);
  await expect(sheet(page)).toContainText('The booking is no longer confirmed, so this task cannot change.');
  await expectAccessible(page, 'dialog.sheet');
  await page.goto(`${path}?open=${reference}`);
  const tasks = sheet(page).getByRole('region', { name: 'Tasks' });
  await expect(tasks.getByRole('link', { name: 'Prepare' })).toBeVisible();
  await expect(tasks.getByRole('checkbox')).toHaveCount(0);
  await expect(tasks).not.toContainText('All done');
});

test('Enter in the palette never opens a hit of an earlier, shorter term', { tag: '@wide' }, async ({
  page,
  request,
}) => {
  const start = `x${crypto.randomUUID().slice(0, 8)}`;
  const older = await bookDay(request, '', `${start}.older@example.com`);
  const newer = await bookDay(request, '', `${start}.newer@example.com`);
  await arriveAs(page, request, 'admin');
  await page.goto('/dashboard/admin');
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Search' });
  await expect(palette).toBeVisible();
  await page.keyboard.type(start);
  await expect(palette.getByRole('option').filter({ hasText: newer })).toBeVisible();
  await page.keyboard.insertText('.older');
  await page.keyboard.press('Enter');
  // Enter may come before the right hit; then it opens the list or nothing.
  const right = palette.getByRole('option').filter({ hasText: older });
  const isElsewhere = () => new URL(page.url()).searchParams.has('q');
  await expect.poll(async () => isElsewhere() || (await right.isVisible())).toBe(true);
  expect(page.url()).not.toContain(newer);
});

test('cancelling requires a reason, shows the refund and mails the client', { tag: '@wide' }, async ({
  page,
  request,
}) => {
  const visitor = newVisitor();
  const reference = await bookDay(request, '', visitor.email);
  await arriveAs(page, request, 'admin');
  await page.goto(`${path}?open=${reference}`);
  await sheet(page).locator('summary', { hasText: 'Cancel the booking' }).click();
  await expect(sheet(page)).toContainText('You have not paid anything, so there is nothing to refund.');
  const send = sheet(page).getByRole('button', { name: 'Cancel the booking' });
  await send.click();
  await expect(sheet(page)).toContainText('Please');
  await sheet(page).getByLabel('Reason').fill('The photographer is ill.');
  await send.click();
  await expect(toasts(page)).toContainText('Cancelled.');
  await expect(sheet(page).getByText('Cancelled', { exact: true })).toBeVisible();
  const found = await mailTo(request, visitor, /cancelled/i);
  expect(found.text).toContain('The photographer is ill.');
  await expect(sheet(page)).toContainText('cancelled the booking');
});

test('a stale change of a booking shows what differs and keeps the text', async ({ page, request }) => {
  const reference = await bookDay(request, '', newVisitor().email);
  const { headers } = await arriveAs(page, request, 'admin');
  await page.goto(`${path}?open=${reference}`);
  await sheet(page).locator('summary', { hasText: 'Change the location' }).click();
  await sheet(page).getByLabel('Location').fill('Musanze, the town hall');
  // Another member of staff confirms it meanwhile.
  const known = await request.get(`/api/bookings/${reference}`, { headers });
  const { booking } = (await known.json()) as { booking: { version: number } };
  const other = await request.put(`/api/bookings/${reference}`, {
    headers,
    data: { status: 'confirmed', version: booking.version },
  });
  expect(other.status()).toBe(200);
  const send = sheet(page).getByRole('button', { name: 'Change and tell the client' });
  await send.click();
  await expect(sheet(page)).toContainText('Changed by someone else since you opened it: status');
  await expect(sheet(page).locator('mark')).toHaveText('Confirmed');
  await expect(sheet(page).getByLabel('Location')).toHaveValue('Musanze, the town hall');
  await send.click();
  await expect(toasts(page)).toContainText('Location changed.');
  await expect(sheet(page).locator('.facts').first()).toContainText('Musanze, the town hall');
});

test('a confirmation without a connection fails with a notice and changes nothing', async ({
  page,
  request,
}) => {
  const reference = await bookDay(request, '', newVisitor().email);
  await arriveAs(page, request, 'admin');
  await page.goto(`${path}?open=${reference}`);
  await expect(sheet(page)).toContainText('Received');
  await page.context().setOffline(true);
  await sheet(page).getByRole('button', { name: 'Confirm', exact: true }).click();
  await page
    .getByRole('dialog', { name: 'Confirm before it is paid?' })
    .getByRole('button', { name: 'Confirm', exact: true })
    .click();
  await expect(toasts(page)).toContainText('Not confirmed');
  await expect(toasts(page)).toContainText('You seem to be offline.');
  await expect(sheet(page)).toContainText('Received');
  await page.context().setOffline(false);
});

test('a cash payment is recorded, and a note is shown to the next reader of the booking', {
  tag: '@wide',
}, async ({ page, request }) => {
  const reference = await bookDay(request, '', newVisitor().email);
  await arriveAs(page, request, 'admin');
  await page.goto(`${path}?open=${reference}`);
  await sheet(page).locator('summary', { hasText: 'Record a payment' }).click();
  await expect(sheet(page).locator('#pay-amount')).toHaveValue('150,000');
  await sheet(page).getByRole('button', { name: 'Record the payment' }).click();
  await expect(toasts(page)).toContainText('The payment is recorded.');
  await expect(sheet(page)).toContainText('Paid, cash');
  await sheet(page).getByLabel('New note').fill('Comes with two dogs.');
  await sheet(page).getByLabel('Show first, as a warning').check();
  await sheet(page).getByRole('button', { name: 'Add the note' }).click();
  await expect(sheet(page).locator('.notice')).toContainText('Comes with two dogs.');
  await page.reload();
  await expect(sheet(page).locator('.notice')).toContainText('Comes with two dogs.');
});

test('a goodwill refund needs a confirmation and lowers the price of the booking', { tag: '@wide' }, async ({
  page,
  request,
}) => {
  const reference = await bookDay(request, '', newVisitor().email);
  const { headers } = await arriveAs(page, request, 'admin');
  const { booking } = (await (await request.get(`/api/bookings/${reference}`, { headers })).json()) as {
    booking: { version: number };
  };
  const paid = { method: 'cash', amount: 150_000, date: todayInKigali(new Date()), version: booking.version };
  const data = await request.post(`/api/bookings/${reference}/payments`, { headers, data: paid });
  expect(data.status()).toBe(201);
  await page.goto(`${path}?open=${reference}`);
  await sheet(page).locator('summary', { hasText: 'Record a goodwill refund' }).click();
  const form = sheet(page).locator('details', { hasText: 'Record a goodwill refund' });
  await expect(form).toContainText('Up to 150,000 RWF. It lowers the price of the booking.');
  await form.getByLabel('Amount in RWF').fill('50k');
  await expect(form).toContainText('Reads as 50,000 RWF.');
  await form.getByLabel('Reason').fill('It rained.');
  const send = form.getByRole('button', { name: 'Record the refund' });
  const question = page.getByRole('dialog', { name: 'Refund 50,000 RWF as goodwill?' });
  await send.click();
  await question.getByRole('button', { name: 'Go back' }).click();
  await expect(sheet(page)).not.toContainText('Refunded');
  await send.click();
  await question.getByRole('button', { name: 'Record the refund' }).click();
  await expect(toasts(page)).toContainText('The refund is recorded.');
  await expect(sheet(page)).toContainText('Refunded, mobile money');
});

test('a booking without a date gets one by keyboard', { tag: '@wide' }, async ({ page, request }) => {
  const reference = await bookDay(request, '', newVisitor().email);
  await arriveAs(page, request, 'admin');
  await page.goto(`${path}?open=${reference}`);
  const [today, day] = [todayInKigali(new Date()), workingDay(3)];
  await sheet(page).getByRole('button', { name: 'Choose the date' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Move the booking of Aline Uwase' });
  await expect(dialog.locator(`[data-day="${today}"]`)).toBeFocused();
  for (let at = today; at < day; at = addDays(at, 1)) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('status')).toContainText(`${reference} moves here`);
  await dialog.getByRole('button', { name: 'Move and tell the client' }).press('Enter');
  await expect(dialog).toBeHidden();
  await expect(toasts(page)).toContainText('Moved.');
  await expect(sheet(page).getByRole('button', { name: 'Move to another day' })).toBeFocused();
});

test('staff set the hour of a session; a change meanwhile keeps what they typed', { tag: '@wide' }, async ({
  page,
  request,
}) => {
  const visitor = newVisitor();
  const day = workingDay(320);
  const reference = await bookDay(request, day, visitor.email);
  const { headers } = await arriveAs(page, request, 'admin');
  await page.goto(`${path}?open=${reference}`);
  await sheet(page).locator('summary', { hasText: 'Set start and length' }).click();
  const form = sheet(page).getByRole('region', { name: 'Session' });
  const save = form.getByRole('button', { name: 'Save and tell the client' });
  await form.getByRole('radio', { name: '2 hours' }).check();
  await save.click();
  await expect(form.getByText('Please enter a start such as 10:00.')).toBeVisible();
  await form.getByLabel('Start', { exact: true }).fill('1400');
  await expect(form).toContainText('From 14:00 to 16:00.');
  await expectAccessible(page);
  await save.click();
  await expect(toasts(page)).toContainText('Saved. We are writing to the client.');
  await expect(sheet(page)).toContainText(', 14:00–16:00');
  await mailTo(request, visitor, /is on .* at 14:00$/);

  const { booking } = (await (await request.get(`/api/bookings/${reference}`, { headers })).json()) as {
    booking: { version: number };
  };
  await form.locator('summary', { hasText: 'Change start and length' }).click();
  await form.getByLabel('Length in minutes').fill('90');
  const elsewhere = { location: 'Nyamirambo', version: booking.version };
  const moved = await request.put(`/api/bookings/${reference}/location`, { headers, data: elsewhere });
  expect(moved.status()).toBe(200);
  await save.click();
  await expect(sheet(page)).toContainText('Someone has changed this booking');
  await expect(form.getByLabel('Length in minutes')).toHaveValue('90');
  await save.click();
  await expect(sheet(page)).toContainText(', 14:00–15:30');
});
