import type { Page } from '@playwright/test';
import { addDays, todayInKigali } from '#src/lib/dates/dates.ts';
import { formatWeekdayDate } from '#src/lib/dates/months.ts';
import { expectAccessible } from '#tests/support/browser/axe.ts';
import { countCalls, loseAnswers } from '#tests/support/browser/connection.ts';
import { arriveAs, bookDay } from '#tests/support/browser/staff-visitor.ts';
import { expect, test } from '#tests/support/browser/test.ts';
import { mailTo, newVisitor } from '#tests/support/browser/visitor.ts';
import { newPhone, workingDay } from '#tests/support/requests/booking-request.ts';
import { afterAMinute } from '#tests/support/requests/fill-time.ts';
import { messageRequest } from '#tests/support/requests/message-request.ts';

const path = '/dashboard/admin/bookings/new';
const form = (page: Page) => page.locator('form.new-booking');

/** Counts the taps of a page, over navigations. */
async function countTaps(page: Page): Promise<() => number> {
  let taps = 0;
  await page.exposeFunction('countTap', () => {
    taps += 1;
  });
  await page.addInitScript(() => {
    const count = () => (window as unknown as { countTap: () => void }).countTap();
    document.addEventListener('pointerdown', count, { capture: true });
  });
  return () => taps;
}

async function pickPortrait(page: Page): Promise<void> {
  await page.getByLabel('Find a service or package').fill('portrait 2');
  await page.getByRole('button', { name: /^Portrait photography, 2 hours/ }).tap();
  await page.getByRole('button', { name: /^Basic/ }).tap();
  await expect(form(page)).toContainText('Portrait photography, 2 hours, Basic');
}

async function tapDay(page: Page, day: string): Promise<void> {
  const cell = page.locator(`[data-day="${day}"]`);
  while (!(await cell.isVisible())) await page.getByRole('button', { name: 'Next month' }).tap();
  await cell.tap();
}

test('a caller without email is booked and paid in cash within 12 taps on a phone', async ({
  page,
  request,
}) => {
  const taps = await countTaps(page);
  await arriveAs(page, request, 'admin');
  await page.goto('/dashboard/admin');
  const started = Date.now();
  await page.getByRole('link', { name: 'New booking' }).tap();
  const phone = page.getByLabel('Phone number');
  await expect(phone).toBeFocused();
  const number = newPhone();
  await page.keyboard.type(number);
  await page.getByLabel('Name', { exact: true }).tap();
  await page.keyboard.type('Bosco Habimana');
  await page.getByLabel('Find a service or package').tap();
  await page.keyboard.type('portrait 2');
  await page.getByRole('button', { name: /^Portrait photography, 2 hours/ }).tap();
  await page.getByRole('button', { name: /^Basic/ }).tap();
  const day = workingDay(1);
  await expect(page.locator(`[data-day="${day}"] small`)).toHaveText(/^\d left$/);
  await tapDay(page, day);
  await expect(form(page)).toContainText(`${formatWeekdayDate(day)}: `);
  await page.getByRole('radio', { name: /^Cash/ }).tap();
  await page.getByRole('button', { name: 'Book', exact: true }).tap();
  const done = page.getByRole('heading', { name: /^Booked: FTS-/ });
  await expect(done).toBeFocused();
  const seconds = (Date.now() - started) / 1000;
  test.info().annotations.push({ type: 'figures', description: `${taps()} taps, ${seconds} s` });
  expect(taps()).toBeLessThanOrEqual(12);
  await expect(page.getByText('150,000 RWF in cash is recorded.')).toBeVisible();
  await expect(page.getByText(`We are sending the client a text message to ${number}.`)).toBeVisible();
  const texts = async () => {
    const sent = (await (await request.get('/dev/texts')).json()) as { to: string; text: string }[];
    return sent.filter(({ to }) => to.endsWith(number.slice(1))).map(({ text }) => text);
  };
  await expect.poll(texts).toContainEqual(expect.stringContaining('payment received.'));
  await page.getByRole('link', { name: 'Open the booking' }).tap();
  const sheet = page.getByRole('dialog', { name: 'Bosco Habimana' });
  await expect(sheet).toContainText('Paid, cash');
  await expect(sheet.getByText('Phone', { exact: true }).first()).toBeVisible();
});

test('a known number fills in the client with the last booking, and can be taken back', async ({
  page,
  request,
}) => {
  const visitor = newVisitor();
  await bookDay(request, '', visitor.email, visitor.phone);
  await arriveAs(page, request, 'admin');
  await page.goto(path);
  await page.getByLabel('Phone number').fill(visitor.phone);
  await expect(form(page).getByText('1 booking', { exact: true })).toBeVisible();
  await expect(form(page)).toContainText('Last booking: Portrait photography, 2 hours, Basic, booked');
  await expect(page.getByLabel('Name', { exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'This is someone else' }).tap();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('');
});

test('a booking with lost responses and a reload in between is made once', async ({ page, request }) => {
  await arriveAs(page, request, 'admin');
  await page.goto(path);
  const sent = countCalls(page, '/api/bookings/by-staff');
  const found = await loseAnswers(page, '**/api/bookings/by-staff');
  const name = `Lost ${crypto.randomUUID().slice(0, 8)}`;
  await page.getByLabel('Phone number').fill(newPhone());
  await page.getByLabel('Name', { exact: true }).fill(name);
  await pickPortrait(page);
  await page.getByRole('radio', { name: /^Pays later/ }).check();
  await page.getByRole('button', { name: 'Book', exact: true }).tap();
  await expect(form(page)).toContainText('Not booked yet, as far as we know.');
  await page.reload();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(name);
  await expect(form(page)).toContainText('Portrait photography, 2 hours, Basic');
  await found();
  await page.getByRole('button', { name: 'Try again' }).tap();
  await expect(page.getByRole('heading', { name: /^Booked: FTS-/ })).toBeFocused();
  expect(sent()).toBe(2);
  await page.getByRole('link', { name: 'Open the booking' }).tap();
  await page.waitForURL(({ pathname }) => pathname.endsWith('/bookings'));
  await page.goto(`/dashboard/admin/bookings?q=${encodeURIComponent(name)}`);
  await expect(page.locator('.table tbody tr')).toHaveCount(1);
});

test('a form that was changed after a lost response never books again', async ({ page, request }) => {
  await arriveAs(page, request, 'admin');
  await page.goto(path);
  const found = await loseAnswers(page, '**/api/bookings/by-staff');
  const name = `Changed ${crypto.randomUUID().slice(0, 8)}`;
  await page.getByLabel('Phone number').fill(newPhone());
  await page.getByLabel('Name', { exact: true }).fill(name);
  await pickPortrait(page);
  await page.getByRole('button', { name: 'Book', exact: true }).tap();
  await expect(form(page)).toContainText('Not booked yet, as far as we know.');
  await page.getByLabel('Note').fill('Brings a dog.');
  await found();
  await page.getByRole('button', { name: 'Book', exact: true }).tap();
  await expect(page.getByRole('alert')).toContainText('Not booked again');
  await page.getByRole('link', { name: 'See the bookings of this client' }).tap();
  await expect(page.locator('.table tbody tr')).toHaveCount(1);
});

test('a price that changed is shown and agreed once', async ({ page, request }) => {
  await arriveAs(page, request, 'admin');
  await page.goto(path);
  let asked = 0;
  await page.route('**/api/bookings/by-staff', (route) => {
    asked += 1;
    const { totalAmount } = route.request().postDataJSON() as { totalAmount: number };
    return totalAmount === 160_000
      ? route.fulfill({
          status: 201,
          json: {
            booking: { id: 'b', reference: 'FTS-7K3MP-9Q2XT', status: 'pending', total: 160_000 },
            payment: { status: 'none' },
          },
        })
      : route.fulfill({
          status: 409,
          json: { error: 'The prices have changed.', total: 160_000, fixed: true },
        });
  });
  await page.getByLabel('Phone number').fill(newPhone());
  await page.getByLabel('Name', { exact: true }).fill('Price Changed');
  await pickPortrait(page);
  await page.getByRole('button', { name: 'Book', exact: true }).tap();
  const notice = page.getByRole('alert');
  await expect(notice).toContainText('It was 150,000 RWF when you sent it, and is 160,000 RWF now.');
  await notice.getByRole('button', { name: 'Book for 160,000 RWF' }).tap();
  await expect(page.getByRole('heading', { name: 'Booked: FTS-7K3MP-9Q2XT' })).toBeFocused();
  expect(asked).toBe(2);
});

test('missing fields are named and the first is focused; a discount stays within the right', async ({
  page,
  request,
}) => {
  await arriveAs(page, request, 'admin');
  await page.goto(path);
  await page.getByRole('button', { name: 'Book', exact: true }).tap();
  await expect(page.getByLabel('Phone number')).toBeFocused();
  await expect(form(page)).toContainText('Please choose at least one service or package.');
  await page.getByLabel('Phone number').fill(newPhone());
  await page.getByLabel('Name', { exact: true }).fill('Discount Asked');
  await pickPortrait(page);
  await page.getByText('Give a discount').tap();
  await page.getByLabel('Percent').fill('20');
  await page.getByLabel('Reason').fill('Returning client');
  await page.getByRole('button', { name: 'Book', exact: true }).tap();
  await expect(page.getByLabel('Percent')).toBeFocused();
  await expect(form(page)).toContainText('You can give up to 10% off.');
  await page.getByLabel('Percent').fill('10');
  await expect(form(page)).toContainText('135,000 RWF');
  await page.getByRole('button', { name: 'Book', exact: true }).tap();
  await expect(page.getByRole('heading', { name: /^Booked: FTS-/ })).toBeFocused();
});

test('a message becomes a booking without retyping, and its offer opens for an open price', async ({
  page,
  request,
}) => {
  const visitor = newVisitor();
  const subject = `Frame ${crypto.randomUUID().slice(0, 8)}`;
  await request.post('/api/contact', {
    data: messageRequest({ ...visitor, subject, message: 'Can you frame my picture?' }),
    headers: afterAMinute,
  });
  await arriveAs(page, request, 'admin');
  await page.goto(`/dashboard/admin/messages?q=${encodeURIComponent(subject)}`);
  await page.locator('.table tbody th a').tap();
  const sheet = page.getByRole('dialog', { name: subject });
  await expect(sheet.getByRole('link', { name: 'New booking' })).toBeVisible();
  await sheet.getByRole('link', { name: 'Make an offer' }).tap();
  await expect(page.getByLabel('Phone number')).toHaveValue(visitor.phone);
  await expect(page.getByLabel('Note')).toHaveValue(`${subject}\n\nCan you frame my picture?`);
  await page.getByLabel('Find a service or package').fill('wood frame');
  await page.getByRole('button', { name: /^Wood frame/ }).tap();
  await page.getByRole('button', { name: /^Basic/ }).tap();
  await expect(page.getByRole('radio', { name: /^Cash/ })).toBeDisabled();
  await page.getByRole('button', { name: 'Book', exact: true }).tap();
  await expect(page.getByLabel('Last day of the offer')).toBeVisible();
});

test('lines of a booking are changed, and the difference is told before and charged after', async ({
  page,
  request,
}) => {
  const visitor = newVisitor();
  const reference = await bookDay(request, '', visitor.email, visitor.phone);
  await arriveAs(page, request, 'admin');
  await page.goto(`/dashboard/admin/bookings?open=${reference}`);
  const sheet = page.getByRole('dialog', { name: visitor.name });
  await sheet.getByRole('button', { name: 'Change the order' }).tap();
  const group = sheet.getByRole('group', { name: 'Quantity of Portrait photography, 2 hours, Basic' });
  await group.getByRole('button', { name: 'One more' }).tap();
  await expect(sheet).toContainText(
    'The total was 150,000 RWF, and is then 300,000 RWF. The client then still pays 300,000 RWF.',
  );
  await expectAccessible(page, 'dialog.sheet');
  await sheet.getByRole('button', { name: 'Save and tell the client' }).tap();
  await expect(page.locator('.toasts')).toContainText('The order is changed.');
  await expect(sheet.getByText('2 × Portrait photography, 2 hours, Basic')).toBeVisible();
  await mailTo(request, visitor, /300,000|changed/i);
});

test('a day of the calendar opens a booking on it', async ({ page, request }) => {
  const day = workingDay(200);
  await arriveAs(page, request, 'admin');
  await page.goto(`/dashboard/admin/calendar?day=${day}&open=1`);
  await page.getByRole('link', { name: 'New booking' }).last().tap();
  await expect(page.locator(`[data-day="${day}"]`)).toHaveAttribute('aria-pressed', 'true');
});

test('the form and its success are accessible in both themes, and work by keyboard', {
  tag: '@wide',
}, async ({ page, request }) => {
  await arriveAs(page, request, 'admin');
  await page.goto(path);
  await expect(page.getByLabel('Phone number')).toBeFocused();
  await page.keyboard.type(newPhone());
  await page.keyboard.press('Tab');
  await page.keyboard.type('Keyboard Only');
  await page.getByLabel('Find a service or package').focus();
  await page.keyboard.type('portrait 4');
  await page.keyboard.press('Enter');
  const tiers = page.getByRole('group', { name: 'Package of Portrait photography, 4 hours' });
  await expect(tiers).toBeVisible();
  await expectAccessible(page, 'main');
  await tiers.getByRole('button').first().press('Enter');
  await expect(page.locator('#new-booking-lines')).toBeFocused();
  const [first] = [addDays(todayInKigali(new Date()), 0)];
  await page.locator(`[data-day="${first}"]`).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expectAccessible(page, 'main');
  await page.getByRole('button', { name: 'Book', exact: true }).press('Enter');
  await expect(page.getByRole('heading', { name: /^Booked: FTS-/ })).toBeFocused();
  await expectAccessible(page, 'main');
});
