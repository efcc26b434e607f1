import type { Page } from '@playwright/test';
import { formatDate } from '#src/lib/dates/dates.ts';
import { formatWeekdayDate } from '#src/lib/dates/months.ts';
import { expectAccessible } from '#tests/support/browser/axe.ts';
import { daysAhead } from '#tests/support/browser/days-ahead.ts';
import { fillDay } from '#tests/support/browser/fill-day.ts';
import { basicPortrait, openOrder } from '#tests/support/browser/order.ts';
import { arriveAs } from '#tests/support/browser/staff-visitor.ts';
import { expect, test } from '#tests/support/browser/test.ts';
import { fillBooking, newVisitor, textTo } from '#tests/support/browser/visitor.ts';
import { workingDay } from '#tests/support/requests/booking-request.ts';

const day = workingDay(daysAhead.waitedFor);

const placeOn = (page: Page, words: string | RegExp) => page.getByRole('status').filter({ hasText: words });

test('a client waits for a full day, leaves by the link, and staff take another off', async ({
  page,
  request,
  browser,
}) => {
  await fillDay(request, day);
  const visitor = newVisitor();
  await openOrder(page, basicPortrait);
  await fillBooking(page, visitor);
  await page.getByLabel('Date of the session').fill(day);
  const full = page.getByRole('button', { name: new RegExp(`^${formatWeekdayDate(day)}, full`) });
  await expect(full).toBeVisible();
  await expect(page.locator('.month__told')).toContainText('or wait for this one.');
  await page.getByRole('button', { name: 'Join the waiting list' }).click();
  const dialog = page.getByRole('dialog', { name: `Wait for ${formatDate(day)}` });
  await expect(dialog.getByLabel('Full name')).toHaveValue(visitor.name);
  await expect(dialog.getByLabel('Mobile money number')).toHaveValue(visitor.phone);
  await expectAccessible(page);
  await dialog.getByLabel('Mobile money number').fill('123');
  await dialog.getByRole('button', { name: 'Join the waiting list' }).click();
  await expect(dialog.getByLabel('Mobile money number')).toBeFocused();
  await dialog.getByLabel('Mobile money number').fill(visitor.phone);
  await dialog.getByRole('button', { name: 'Join the waiting list' }).click();
  await expect(page.getByRole('heading', { name: `for ${formatDate(day)}` })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Join the waiting list' })).toBeFocused();
  await expect(page.getByLabel('Email address')).toHaveValue(visitor.email);

  const text = await textTo(request, visitor.phone, /You are number \d+ for/);
  const [address = ''] = /\/waiting-list#[\w-]{22}/.exec(text) ?? [];
  const client = await browser.newPage();
  await client.goto(address);
  await expect(placeOn(client, /^You are number \d+ for/)).toBeVisible();
  await expect(client.getByText('Portrait photography, 2 hours, Basic')).toBeVisible();
  await expectAccessible(client);

  const staff = await browser.newPage();
  await arriveAs(staff, request, 'admin');
  await staff.goto(`/dashboard/admin/calendar?day=${day}&open=${day}`);
  const list = staff.getByRole('dialog').getByRole('listitem').filter({ hasText: visitor.phone });
  await expect(list).toContainText('Portrait photography');

  await client.getByRole('button', { name: 'Leave the waiting list' }).click();
  await expect(placeOn(client, 'You are no longer on the waiting list')).toBeVisible();

  await list.getByText(`Take ${visitor.name} off the waiting list`).click();
  await list.getByLabel('Reason').fill('Booked another date');
  await list.getByRole('button', { name: 'Take off the list' }).click();
  await expect(staff.getByText('The client still waits')).toBeVisible();
  await expect(list).toHaveCount(0);
});
