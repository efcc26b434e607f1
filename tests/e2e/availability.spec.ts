import type { Page } from '@playwright/test';
import { addDays, formatDate, todayInKigali } from '#src/lib/dates/dates.ts';
import { addMonths, formatMonth, formatWeekdayDate, monthOf } from '#src/lib/dates/months.ts';
import { expectAccessible } from '#tests/support/browser/axe.ts';
import { daysAhead } from '#tests/support/browser/days-ahead.ts';
import { fillDay } from '#tests/support/browser/fill-day.ts';
import { basicPortrait, openOrder } from '#tests/support/browser/order.ts';
import { expect, test } from '#tests/support/browser/test.ts';
import { fillBooking, newVisitor } from '#tests/support/browser/visitor.ts';
import { workingDay } from '#tests/support/requests/booking-request.ts';

const someDay = workingDay(daysAhead.filled);

const dateField = (page: Page) => page.getByLabel('Date of the session');
const dayButton = (page: Page, day: string) =>
  page.getByRole('button', { name: new RegExp(`^${formatWeekdayDate(day)}`) });

async function openBooking(page: Page): Promise<void> {
  await openOrder(page, basicPortrait);
  await dateField(page).scrollIntoViewIfNeeded();
}

test('a day that fills meanwhile is refused at its field with free dates, and shown as full', async ({
  page,
  request,
}) => {
  const day = someDay;
  await openBooking(page);
  await fillBooking(page, newVisitor());
  await dateField(page).fill(day);
  await expect(dayButton(page, day)).toHaveAccessibleName(/, free$/);
  await fillDay(request, day);
  await page.getByRole('button', { name: 'Book and pay' }).click();
  await expect(dateField(page)).toHaveAccessibleDescription(
    new RegExp(`${formatDate(day)} is fully booked\\. Please choose another date: .+ are free\\.`),
  );
  await expect(dateField(page)).toHaveValue(day);
  await expect(dayButton(page, day)).toHaveAccessibleName(/, full$/);
  await expect(page.locator('.month__told')).toContainText(
    'full. Choose another date, or wait for this one.',
  );

  const free = workingDay(5);
  await dateField(page).fill(free);
  await dayButton(page, free).click();
  await expect(page.getByText('is fully booked')).toHaveCount(0);
});

test('a day is chosen by pointer and keyboard; a closed day shows its reason and is not taken', async ({
  page,
}) => {
  const today = todayInKigali(new Date());
  const christmas = `${Number(today.slice(0, 4)) + 1}-12-25`;
  await openBooking(page);
  await expect(page.getByRole('heading', { name: formatMonth(monthOf(today)) })).toBeVisible();
  await page.getByRole('button', { name: 'Next month' }).click();
  const next = addMonths(monthOf(today), 1);
  await expect(page.getByRole('heading', { name: formatMonth(next) })).toBeVisible();
  // No holiday in any month, and both are in view.
  const [day, moved] = [`${next}-10`, `${next}-16`];
  await dayButton(page, day).click();
  await expect(dateField(page)).toHaveValue(day);
  await expect(dayButton(page, day)).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowLeft');
  await expect(dayButton(page, moved)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dateField(page)).toHaveValue(moved);
  await page.keyboard.press('PageDown');
  await expect(page.getByRole('heading', { name: formatMonth(addMonths(next, 1)) })).toBeVisible();

  await dateField(page).fill(addDays(christmas, -2));
  await expect(dayButton(page, christmas)).toHaveAccessibleName(/closed \(Christmas Day\)$/);
  // Forced, because Playwright treats aria-disabled as disabled; a forced click does not scroll.
  await dayButton(page, christmas).evaluate((button) =>
    button.scrollIntoView({ block: 'center', behavior: 'instant' }),
  );
  await dayButton(page, christmas).click({ force: true });
  await expect(page.locator('.month__told')).toContainText('closed (Christmas Day)');
  await expect(dateField(page)).toHaveValue(addDays(christmas, -2));
  await page.reload();
  await expect(dateField(page)).toHaveValue(addDays(christmas, -2));
});

test('the month is loaded for the cart’s SKUs and names the service that is full', async ({ page }) => {
  const day = someDay;
  const asked: string[][] = [];
  await page.route('**/api/availability*', async (route) => {
    const query = new URL(route.request().url()).searchParams;
    asked.push(query.getAll('sku'));
    const days = [{ day, left: 0, full: ['photography'] }];
    await route.fulfill({ json: { month: query.get('month'), days } });
  });
  await openBooking(page);
  await dateField(page).fill(day);
  await expect(dayButton(page, day)).toHaveAccessibleName(/, full for photography$/);
  await expect(page.locator('.month__told')).toContainText('full for photography. Choose another');
  expect(asked.at(-1)).toEqual([basicPortrait.sku]);
});

test('without availability the month shows a notice, and dates can be typed and chosen', async ({ page }) => {
  await page.route('**/api/availability*', (route) => route.abort());
  const day = someDay;
  await openBooking(page);
  await expect(page.getByText('We cannot see which dates are free')).toBeVisible();
  await dateField(page).fill(day);
  await dayButton(page, day).click();
  await expect(dateField(page)).toHaveValue(day);
  await page.unroute('**/api/availability*');
  await page.getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(dayButton(page, day)).toBeFocused();
  await expect(dayButton(page, day)).toHaveAccessibleName(/, (?:free|\d+ left|full)$/);
});

test('when the month cannot be loaded, the date field works without it', async ({ page }) => {
  await page.route('**/*MonthView*', (route) => route.abort());
  await openBooking(page);
  await expect(page.locator('.session-date__month')).toHaveCount(0);
  await dateField(page).fill(someDay);
});

test('the month fits 320 px with targets of 44 px and has no axe violation', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openBooking(page);
  const target = await dayButton(page, workingDay(0)).boundingBox();
  expect(Math.min(target?.width ?? 0, target?.height ?? 0)).toBeGreaterThanOrEqual(44);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await expectAccessible(page, '.session-date');
});
