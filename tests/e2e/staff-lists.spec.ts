import type { Page } from '@playwright/test';
import { arriveAs, bookDay } from '#tests/support/browser/staff-visitor.ts';
import { expect, test } from '#tests/support/browser/test.ts';
import { newVisitor } from '#tests/support/browser/visitor.ts';

const path = '/dashboard/admin/bookings';
const rows = (page: Page) => page.locator('.table tbody tr');
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search' });
const parameter = (name: string) => (url: URL) => url.searchParams.get(name);

async function openFilters(page: Page): Promise<void> {
  // The button appears with the list.
  await expect(rows(page).first()).toBeVisible();
  const button = page.getByRole('button', { name: /^Filters/ });
  if ((await button.isVisible()) && (await button.getAttribute('aria-expanded')) === 'false')
    await button.click();
}

test('a list is searched and filtered; back, forward and a reload restore each step', {
  tag: '@wide',
}, async ({ page, request }) => {
  const { email } = newVisitor();
  const references = [await bookDay(request, '', email), await bookDay(request, '', email)];
  await arriveAs(page, request, 'admin');
  await page.goto(path);
  await search(page).fill(email);
  await expect(rows(page)).toHaveCount(2);
  await expect.poll(() => parameter('q')(new URL(page.url()))).toBe(email);
  await openFilters(page);
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Confirmed');
  await expect(page.getByText('No bookings match')).toBeVisible();
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Received');
  await expect(rows(page)).toHaveCount(2);

  await page.goBack();
  await expect(page.getByText('No bookings match')).toBeVisible();
  await page.reload();
  await expect(page.getByText('No bookings match')).toBeVisible();
  await expect(search(page)).toHaveValue(email);
  await page.goBack();
  await expect(rows(page)).toHaveCount(2);
  // Typing adds one history entry, however many letters.
  await page.goBack();
  await expect(page).toHaveURL(/^about:blank$/);
  await page.goForward();
  await expect(rows(page)).toHaveCount(2);
  await page.goForward();
  await expect(page.getByText('No bookings match')).toBeVisible();
  expect(references).toHaveLength(2);
});

test(
  'a list is sorted by its column heads, or by a select where there are none',
  { tag: '@wide' },
  async ({ page, request }, { project }) => {
    const { email } = newVisitor();
    const first = await bookDay(request, '', email);
    const second = await bookDay(request, '', email);
    await arriveAs(page, request, 'admin');
    await page.goto(`${path}?q=${encodeURIComponent(email)}`);
    await expect(rows(page)).toContainText([second, first]);
    if (project.name === 'phone') {
      await openFilters(page);
      await page.getByLabel('Sort by').selectOption('Booked, ascending');
    } else {
      await page.getByText('Columns', { exact: true }).click();
      await page.getByRole('checkbox', { name: 'Booked' }).check();
      await page.keyboard.press('Escape');
      await page.getByRole('columnheader', { name: 'Booked' }).getByRole('link').click();
    }
    await expect(rows(page)).toContainText([first, second]);
    expect(parameter('sort')(new URL(page.url()))).toBe('createdAt');
    // The chosen columns are stored on this device.
    await page.reload();
    await expect(rows(page)).toContainText([first, second]);
    if (project.name !== 'phone')
      await expect(page.getByRole('columnheader', { name: 'Booked' })).toBeVisible();
  },
);

test('new rows are announced and wait until “Show” is pressed', { tag: '@wide' }, async ({
  page,
  request,
}) => {
  const { email } = newVisitor();
  await bookDay(request, '', email);
  await arriveAs(page, request, 'admin');
  await page.goto(`${path}?q=${encodeURIComponent(email)}`);
  await expect(rows(page)).toHaveCount(1);
  await bookDay(request, '', email);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(page.getByText('1 new booking.')).toBeVisible();
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(rows(page)).toHaveCount(2);
});

test('an unchanged list is answered with 304', async ({ page, request }) => {
  await arriveAs(page, request, 'admin');
  await page.goto(`${path}?q=nobody-${crypto.randomUUID()}`);
  await expect(page.getByText('No bookings match')).toBeVisible();
  const again = page.waitForResponse((response) => response.url().includes('/api/bookings'));
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  expect((await again).status()).toBe(304);
});

test('a list without a connection shows a notice, and “Try again” loads it', async ({ page, request }) => {
  await arriveAs(page, request, 'admin');
  await page.route('**/api/bookings?*', (route) => route.abort());
  await page.route('**/api/bookings', (route) => route.abort());
  await page.goto(path);
  await expect(page.getByText(/We could not load the bookings/)).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('#list-head')).toBeVisible();
});

test('all matching rows are saved as CSV', async ({ page, request }) => {
  const { email } = newVisitor();
  const reference = await bookDay(request, '', email);
  await arriveAs(page, request, 'admin');
  await page.goto(`${path}?q=${encodeURIComponent(email)}`);
  await expect(rows(page)).toHaveCount(1);
  await openFilters(page);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe('bookings.csv');
  const lines = (await (await file.createReadStream()).toArray()).join('').trim().split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain(reference);
});

test('a logged-out member of staff is sent to the login with the address of the list', async ({
  page,
  request,
}) => {
  const { headers } = await arriveAs(page, request, 'admin');
  await page.goto(`${path}?status=confirmed`);
  await expect(page.locator('#list-head').or(page.getByText('No bookings match')).first()).toBeVisible();
  await request.post('/api/auth/logout', { headers });
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await page.waitForURL(`**/login?next=${encodeURIComponent(`${path}?status=confirmed`)}`);
});
