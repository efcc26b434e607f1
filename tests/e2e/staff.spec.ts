import { randomInt } from 'node:crypto';
import type { Page, TestInfo } from '@playwright/test';
import { seedPassword } from '#netlify/local/seed-accounts.ts';
import { baseCalendar } from '#src/domain/availability/base-calendar.ts';
import { closedReason, daysBetween } from '#src/domain/availability/calendar.ts';
import { periodText } from '#src/domain/availability/staff-day-words.ts';
import { addDays, todayInKigali } from '#src/lib/dates/dates.ts';
import { formatWeekdayDate, monthOf } from '#src/lib/dates/months.ts';
import { startsLate } from '#src/lib/dates/umuganda.ts';
import { signIn } from '#tests/support/browser/account-visitor.ts';
import { daysAhead } from '#tests/support/browser/days-ahead.ts';
import { basicPortrait, openOrder } from '#tests/support/browser/order.ts';
import { arriveAs, bookDay, openMenu } from '#tests/support/browser/staff-visitor.ts';
import { expect, test } from '#tests/support/browser/test.ts';
import { newVisitor } from '#tests/support/browser/visitor.ts';
import { workingDay } from '#tests/support/requests/booking-request.ts';

/** Returns a working day, not Umuganda, before another. Each test and project has five days. */
function ownDay({ project }: TestInfo, number: 0 | 1 | 2): string {
  const span = 2 * number + (project.name === 'phone' ? 1 : 0);
  const first = addDays(todayInKigali(new Date()), daysAhead.blocked + 5 * span);
  const works = (day: string) => closedReason(baseCalendar, day) === undefined && !startsLate(day);
  const day = daysBetween(first, addDays(first, 3)).find((one) => {
    const next = addDays(one, 1);
    return works(one) && works(next) && monthOf(one) === monthOf(next);
  });
  return day ?? first;
}

const toasts = (page: Page) => page.locator('.toasts');
const main = (page: Page) => page.getByRole('main');
const dayButton = (page: Page, day: string) =>
  page.getByRole('button', { name: new RegExp(`^${formatWeekdayDate(day)}`) });

async function chooseDays(page: Page, from: string, to: string): Promise<void> {
  await page.getByLabel('From').fill(from);
  await page.getByLabel('To', { exact: true }).fill(to);
}

const blockButton = (page: Page) => page.getByRole('button', { name: /^Block( \d+ days?)?$/ });
const unblock = (page: Page, text: string) => page.getByRole('button', { name: `Unblock ${text}` });

test('an admin logs in, reaches the dashboard from the site and logs out', { tag: '@wide' }, async ({
  page,
}) => {
  await page.goto('/dashboard');
  await page.waitForURL('**/login?next=%2Fdashboard');
  await signIn(page, { ...newVisitor(), email: 'admin@fts.example' }, seedPassword);
  await page.waitForURL('**/dashboard/admin');
  await expect(main(page)).toContainText('Gallery Items');
  await expect(page.locator('.main-header, .site-footer, #chat-button')).toHaveCount(0);
  // Only super admins may use this address.
  await page.goto('/dashboard/superadmin/calendar/days');
  await page.waitForURL('**/dashboard/admin/calendar/days');
  await expect(page.getByRole('heading', { name: 'Blocked days' })).toBeVisible();

  await openMenu(page);
  const navigation = page.getByRole('navigation', { name: 'Dashboard' });
  await expect(navigation).toContainText('Amahoro Local');
  await expect(navigation).toContainText('Admin');
  await expect(navigation.getByRole('link', { name: 'Calendar' })).toHaveAttribute('aria-current', 'true');
  const tabs = page.getByRole('navigation', { name: 'Pages of Calendar' });
  await expect(tabs.locator('[aria-current="page"]')).toHaveText('Days off and slots');
  await navigation.getByRole('link', { name: 'Back to site' }).click();
  await page.getByRole('button', { name: 'Account of Amahoro Local' }).first().click();
  await page.getByRole('link', { name: 'Profile' }).click();
  await page.waitForURL('**/dashboard/admin/settings');
  await expect(page.getByLabel('Full name')).toHaveValue('Amahoro Local');
  await openMenu(page);
  await navigation.getByRole('link', { name: 'Back to site' }).click();
  await page.getByRole('button', { name: 'Account of Amahoro Local' }).first().click();
  await page.getByRole('link', { name: 'Admin Panel' }).click();
  await page.waitForURL('**/dashboard/admin');
  await page.getByRole('button', { name: 'Account of Amahoro Local' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL('**/login?next=%2Fdashboard%2Fadmin');
});

test('a client gets a refusal on the dashboard and sees none of its content', async ({ page, request }) => {
  await arriveAs(page, request, 'user');
  for (const path of ['/dashboard/admin', '/dashboard/superadmin/calendar/days', '/dashboard/admin/mail']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page is for the studio’s staff');
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect(main(page)).not.toContainText(/Blocked|could not be sent|Reason/);
  }
  await page.getByRole('link', { name: 'Go to your account' }).click();
  await page.waitForURL('**/account');
  await page.goto('/dashboard');
  await page.waitForURL('**/account');
  await page.goto('/dashboard/admin/settings');
  await page.waitForURL(({ pathname }) => pathname === '/settings');
});

test(
  'days are blocked by keyboard, closed to visitors with the reason, and unblocked',
  { tag: '@wide' },
  async ({ page, request }, info) => {
    const day = ownDay(info, 0);
    const reason = `stocktaking ${randomInt(1e6)}`;
    await arriveAs(page, request, 'admin');
    await page.goto('/dashboard/admin/calendar/days');
    await page.getByLabel('From').fill(day);
    await expect(dayButton(page, day)).toHaveAccessibleName(/0 of 8 booked$/);
    await page.getByLabel('Reason').fill(reason);
    await page.keyboard.press('Enter');
    await expect(toasts(page)).toContainText(`${periodText({ from: day, to: day })} takes no bookings.`);
    await expect(dayButton(page, day)).toHaveAccessibleName(new RegExp(`blocked \\(${reason}\\)$`));
    await expect(page.getByLabel('Reason')).toHaveValue('');
    const row = page.getByRole('listitem').filter({ hasText: reason });
    await expect(row).toContainText('Amahoro Local');

    const visitor = await page.context().newPage();
    await openOrder(visitor, basicPortrait);
    await visitor.getByLabel('Date of the session').fill(day);
    await expect(dayButton(visitor, day)).toHaveAccessibleName(new RegExp(`closed \\(${reason}\\)$`));

    await unblock(page, periodText({ from: day, to: day })).focus();
    await page.keyboard.press('Enter');
    await expect(row).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Blocked days' })).toBeFocused();
    await expect(toasts(page)).toContainText('can be booked.');
    await visitor.reload();
    // The month loads near the date field.
    await visitor.getByLabel('Date of the session').scrollIntoViewIfNeeded();
    await expect(dayButton(visitor, day)).toHaveAccessibleName(/, free$/);
  },
);

test('the links of a super admin’s dashboard keep its address and its colours', async ({ page, request }) => {
  await arriveAs(page, request, 'superadmin');
  await page.goto('/dashboard/superadmin');
  await expect(page.getByRole('button', { name: 'Search the platform' })).toBeVisible();
  await page.goto('/dashboard/superadmin/payments/closing');
  await main(page).getByRole('link', { name: 'Statement' }).click();
  await page.waitForURL('**/dashboard/superadmin/payments/statement');
  await expect(page.locator('html')).toHaveAttribute('data-shell', 'superadmin');
  await expect(page.locator('link[rel="manifest"]')).toHaveAttribute(
    'href',
    '/dashboard/superadmin/app.webmanifest',
  );
});

test(
  'blocking days with bookings needs a confirmation that names the bookings',
  { tag: '@wide' },
  async ({ page, request }, info) => {
    const from = ownDay(info, 1);
    const to = addDays(from, 1);
    const text = periodText({ from, to });
    const reference = await bookDay(request, to, newVisitor().email);
    await arriveAs(page, request, 'superadmin');
    await page.goto('/dashboard/superadmin/calendar/days');
    await chooseDays(page, from, to);
    await expect(main(page)).toContainText('2 days: 1 booking, 0 blocked.');
    await expect(main(page)).toContainText(reference);
    await page.getByLabel('Reason').fill('a wedding');
    await blockButton(page).click();
    const dialog = page.getByRole('dialog', { name: 'Block days with 1 booking?' });
    await expect(dialog).toContainText(`Booking ${reference} is on these days.`);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(blockButton(page)).toBeFocused();
    await expect(page.getByLabel('Reason')).toHaveValue('a wedding');

    // A booking made while the dialog is open opens it again.
    await blockButton(page).click();
    const second = await bookDay(request, from, newVisitor().email);
    await dialog.getByRole('button', { name: 'Block anyway' }).click();
    const again = page.getByRole('dialog', { name: 'Block days with 2 bookings?' });
    await expect(again).toContainText(second);
    await again.getByRole('button', { name: 'Block anyway' }).click();
    await expect(main(page)).toContainText('2 days: 2 bookings, 2 blocked.');
    await unblock(page, text).click();
    await expect(main(page)).toContainText('2 days: 2 bookings, 0 blocked.');
  },
);

test('without a connection a block is taken back with a reason, and the text is kept', async ({
  page,
  request,
}, info) => {
  const day = ownDay(info, 2);
  await arriveAs(page, request, 'admin');
  await page.goto('/dashboard/admin/calendar/days');
  await page.getByLabel('From').fill(day);
  await expect(dayButton(page, day)).toHaveAccessibleName(/0 of 8 booked$/);
  await page.getByLabel('Reason').fill('painting');
  await page.context().setOffline(true);
  await blockButton(page).click();
  await expect(toasts(page)).toContainText('The days are not blocked');
  await expect(toasts(page)).toContainText('You seem to be offline.');
  await expect(dayButton(page, day)).toHaveAccessibleName(/0 of 8 booked$/);
  await page.context().setOffline(false);
  await page.reload();
  await expect(page.getByLabel('Reason')).toHaveValue('painting');
  await expect(page.getByLabel('From')).toHaveValue(day);
});

const openingRegion = (page: Page) => page.getByRole('region', { name: 'Bookings a day and holidays' });

test('the tabs of the calendar open capacities and holidays', async ({ page, request }) => {
  await arriveAs(page, request, 'superadmin');
  // The address that days off had before.
  await page.goto('/dashboard/superadmin/days');
  await page.waitForURL('**/dashboard/superadmin/calendar/days');
  const tabs = page.getByRole('navigation', { name: 'Pages of Calendar' });
  await tabs.getByRole('link', { name: 'Opening and holidays' }).click();
  await page.waitForURL('**/dashboard/superadmin/calendar/opening');
  const calendar = openingRegion(page);
  await expect(calendar.getByLabel('Monday')).toHaveValue('8');
  await expect(calendar.getByLabel(/^Holidays of every year/)).toHaveValue(/07-04 Liberation Day/);
});

test('an admin reads the opening and why only super admins change it', async ({ page, request }) => {
  await arriveAs(page, request, 'admin');
  await page.goto('/dashboard/admin/calendar/opening');
  await expect(openingRegion(page)).toContainText('Only super admins change this page');
  await expect(openingRegion(page)).toContainText('07-04 Liberation Day');
  await expect(main(page).getByRole('textbox')).toHaveCount(0);
});

test('a day of the calendar opens the form that blocks it, with the day filled in', async ({
  page,
  request,
}, info) => {
  const day = ownDay(info, 1);
  await arriveAs(page, request, 'admin');
  await page.goto(`/dashboard/admin/calendar?open=${day}`);
  await page.getByRole('dialog').getByRole('link', { name: 'Block this day' }).click();
  await expect(page.getByLabel('From')).toHaveValue(day);
  await expect(page.getByLabel('To', { exact: true })).toHaveValue(day);
  await expect(page.getByRole('heading', { name: periodText({ from: day, to: day }) })).toBeFocused();
});

test('a new holiday names its bookings before it is published, and cancelling keeps the text', async ({
  page,
  request,
}) => {
  const day = workingDay(daysAhead.closed);
  const reference = await bookDay(request, day, newVisitor().email);
  await arriveAs(page, request, 'superadmin');
  await page.goto('/dashboard/superadmin/calendar/opening');
  const calendar = openingRegion(page);
  await calendar.getByLabel(/^Holidays of a single year/).fill(`${day} Our day out`);
  await calendar.getByLabel('Photography').fill('3');
  await calendar.getByRole('button', { name: 'Publish' }).click();
  const question = page.getByRole('dialog', { name: 'Publish it anyway?' });
  await expect(question).toContainText(reference);
  await question.getByRole('button', { name: 'Do not publish' }).click();
  await expect(question).toHaveCount(0);
  await expect(calendar.getByLabel(/^Holidays of a single year/)).toHaveValue(`${day} Our day out`);
  await expect(calendar.getByLabel('Photography')).toHaveValue('3');
  await page.reload();
  await expect(calendar.getByLabel('Photography')).toHaveValue('');
});

test('an expired login session opens the login and returns with the text kept', async ({ page }) => {
  const admin = { ...newVisitor(), email: 'admin@fts.example' };
  await page.goto('/login?next=/dashboard/admin/calendar/days');
  await signIn(page, admin, seedPassword);
  await page.waitForURL('**/dashboard/admin/calendar/days');
  await page.getByLabel('Reason').fill('half a sentence');
  await page.route('**/api/days/blocked/**', (route) =>
    route.fulfill({ status: 401, json: { error: 'You are no longer logged in. Please log in.' } }),
  );
  await blockButton(page).click();
  await page.waitForURL('**/login?next=%2Fdashboard%2Fadmin%2Fcalendar%2Fdays');
  await signIn(page, admin, seedPassword);
  await page.waitForURL('**/dashboard/admin/calendar/days');
  await expect(page.getByLabel('Reason')).toHaveValue('half a sentence');
});
