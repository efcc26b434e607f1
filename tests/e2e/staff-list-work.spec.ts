import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessible } from '#tests/support/browser/axe.ts';
import { arriveAs, bookDay, openFound } from '#tests/support/browser/staff-visitor.ts';
import { expect, test } from '#tests/support/browser/test.ts';
import { newVisitor } from '#tests/support/browser/visitor.ts';
import { query } from '#tests/support/database.ts';

const path = '/dashboard/admin/bookings';
const rows = (page: Page) => page.locator('.table tbody tr');
const sheet = (page: Page) => page.locator('dialog.sheet');
const focused = (page: Page) => page.locator('.table tbody tr').filter({ has: page.locator(':focus') });

/** Copies a booking with its lines: visitors may not book that often within an hour. */
const copyBooking = (request: APIRequestContext, reference: string, copies: number) =>
  query(
    request,
    `with one as (select * from bookings where reference = $1), copied as (
      insert into bookings (reference, name, email, phone, location, message, total)
      select 'FTS-' || upper(substr(md5(gen_random_uuid()::text), 1, 10)), name, email, phone, location, message, total
      from one, generate_series(1, $2::int) returning id)
    insert into booking_lines (booking_id, position, sku, options, label, quantity, price, amount)
      select copied.id, position, sku, options, label, quantity, price, amount
      from copied, booking_lines where booking_id = (select id from one)`,
    [reference, copies],
  );

test(
  'a screen shows twelve whole bookings on a desk, and four on a phone',
  { tag: '@wide' },
  async ({ page, request }, { project }) => {
    const { email } = newVisitor();
    await copyBooking(request, await bookDay(request, '', email), 13);
    await arriveAs(page, request, 'admin');
    await page.goto(`${path}?q=${encodeURIComponent(email)}`);
    await expect(rows(page)).toHaveCount(14);
    const whole = await rows(page).evaluateAll((all) => {
      const bar = document.querySelector('.bar')?.getBoundingClientRect();
      const end = bar && bar.height > 0 ? bar.top : window.innerHeight;
      return all.filter((row) => row.getBoundingClientRect().bottom <= end).length;
    });
    expect(whole).toBeGreaterThanOrEqual(project.name === 'phone' ? 4 : 12);
  },
);

test('buttons and keys step through records across pages, and closing returns to the row', {
  tag: '@wide',
}, async ({ page, request }) => {
  const { email } = newVisitor();
  const references: string[] = [];
  for (let n = 0; n < 3; n += 1) references.unshift(await bookDay(request, '', email));
  await arriveAs(page, request, 'admin');
  await page.goto(`${path}?q=${encodeURIComponent(email)}&limit=2`);
  await expect(rows(page)).toHaveCount(2);
  const isOpen = (at: number) =>
    expect.poll(() => new URL(page.url()).searchParams.get('open')).toBe(references[at]);
  const step = (name: string) => sheet(page).getByRole('button', { name, exact: true });

  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await expect(focused(page)).toHaveAttribute('data-record', String(references[1]));
  await page.keyboard.press('k');
  await expect(focused(page)).toHaveAttribute('data-record', String(references[0]));
  await page.keyboard.press('Enter');
  await isOpen(0);
  await expect(sheet(page)).toHaveAccessibleDescription('1 of 3');
  await expect(step('Previous')).toBeDisabled();

  await step('Next').click();
  await isOpen(1);
  await expect(step('Next')).toBeFocused();
  await page.keyboard.press('j');
  await isOpen(2);
  await expect(sheet(page)).toHaveAccessibleDescription('3 of 3');
  await expect(step('Next')).toBeDisabled();
  await expect(step('Previous')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toBeHidden();
  await expect(focused(page)).toHaveAttribute('data-record', String(references[2]));

  await page.keyboard.press('Enter');
  await isOpen(2);
  await page.keyboard.press('k');
  await isOpen(1);
  // A letter that is typed into a field is no key.
  await sheet(page).getByLabel('New note').fill('');
  await page.keyboard.type('jk?');
  await expect(sheet(page).getByLabel('New note')).toHaveValue('jk?');
  await isOpen(1);
});

test('single keys search a list and show all keys, until a person switches them off', {
  tag: '@wide',
}, async ({ page, request }) => {
  await bookDay(request, '', newVisitor().email);
  await arriveAs(page, request, 'admin');
  await page.goto(path);
  await expect(rows(page).first()).toBeVisible();
  await page.keyboard.press('/');
  const search = page.getByRole('searchbox', { name: 'Search' });
  await expect(search).toBeFocused();
  await page.keyboard.type('?j');
  await expect(search).toHaveValue('?j');
  await search.fill('');
  await expect(rows(page).first()).toBeVisible();
  await search.blur();

  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Keys in lists' });
  await expect(keys).toContainText('Next row');
  await expectAccessible(page);
  await keys.getByRole('checkbox', { name: /Use single keys/ }).uncheck();
  await keys.getByRole('button', { name: 'Close' }).click();
  await expect(keys).toBeHidden();
  await page.keyboard.press('j');
  await page.keyboard.press('/');
  await expect(search).not.toBeFocused();
  await expect(focused(page)).toHaveCount(0);
  await page.reload();
  await expect(rows(page).first()).toBeVisible();
  await page.keyboard.press('?');

  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible();
  await openFound(page, 'keyboard', 'Keys in lists');
  await keys.getByRole('checkbox', { name: /Use single keys/ }).check();
  await page.keyboard.press('Escape');
  await page.keyboard.press('j');
  await expect(focused(page)).toHaveCount(1);
});

test(
  'a view is saved for the team behind the tabs, and its author deletes it',
  { tag: '@wide' },
  async ({ page, request }, { project }) => {
    const name = `Cancelled by ${project.name} ${crypto.randomUUID().slice(0, 8)}`;
    await arriveAs(page, request, 'admin');
    await page.goto(`${path}?sort=name`);
    const views = page.getByRole('navigation', { name: 'Views of the bookings' });
    await expect(views.getByRole('link', { name: 'All' })).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('button', { name: 'Save this view' })).toBeHidden();
    await page.goto(`${path}?status=cancelled&source=phone&sort=name`);
    await page.getByRole('button', { name: 'Save this view' }).click();
    const dialog = page.getByRole('dialog', { name: 'Save this view' });
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(dialog).toContainText('Please fill in all required fields');
    await dialog.getByLabel('Name').fill(name);
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(views.getByRole('link', { name })).toHaveAttribute('aria-current', 'page');

    await views.getByRole('link', { name: 'All' }).click();
    await views.getByRole('link', { name }).click();
    await expect
      .poll(() => Object.fromEntries(new URL(page.url()).searchParams))
      .toEqual({ status: 'cancelled', source: 'phone', sort: 'name' });
    await page.getByRole('button', { name: 'Delete this view' }).click();
    await page
      .getByRole('dialog', { name: `Delete the view “${name}”?` })
      .getByRole('button', { name: 'Delete it' })
      .click();
    await expect(views.getByRole('link', { name })).toHaveCount(0);
    expect(await query(request, 'select 1 from saved_views where name = $1', [name])).toEqual([]);
  },
);
