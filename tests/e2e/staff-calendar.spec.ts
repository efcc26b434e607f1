import type { APIRequestContext } from '@playwright/test';
import { addDays } from '#src/lib/dates/dates.ts';
import { formatWeekdayDate } from '#src/lib/dates/months.ts';
import { expectAccessible } from '#tests/support/browser/axe.ts';
import { daysAhead } from '#tests/support/browser/days-ahead.ts';
import { dragTo, pairOfDays } from '#tests/support/browser/hour-table.ts';
import { arriveAs, bookDay } from '#tests/support/browser/staff-visitor.ts';
import { expect, test } from '#tests/support/browser/test.ts';
import { mailTo, newVisitor } from '#tests/support/browser/visitor.ts';
import { workingDay } from '#tests/support/requests/booking-request.ts';

test('a booking is moved to another day by keyboard, and the client gets a mail', async ({
  page,
  request,
}) => {
  // Two consecutive working days.
  const [day = '', next = ''] = new Set(
    [0, 1, 2, 3, 4, 5].map((further) => workingDay(daysAhead.movedByKeys + further)),
  );
  const visitor = newVisitor();
  const reference = await bookDay(request, day, visitor.email, visitor.phone);
  await arriveAs(page, request, 'admin');
  await page.goto(`/dashboard/admin/calendar?day=${day}`);
  const record = `a[href="/dashboard/admin/bookings?open=${reference}"]`;
  const item = page.locator('main .stack > ul > li').filter({ has: page.locator(record) });
  await expect(item).toContainText('400,000 RWF due');
  await page.getByRole('link', { name: 'Open the day' }).press('Enter');
  const sheet = page.getByRole('dialog', { name: formatWeekdayDate(day) });
  await expect(sheet.getByText(visitor.phone).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await item.getByRole('button', { name: 'Move' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Move the booking of Aline Uwase' });
  await expect(dialog.locator(`[data-day="${day}"]`)).toBeFocused();
  await expect(dialog.locator(`[data-day="${day}"] small`)).toHaveText('Now');
  await expect(dialog.locator(`[data-day="${next}"] small`)).toHaveText(/^\d left$/);
  for (let at = day; at < next; at = addDays(at, 1)) await page.keyboard.press('ArrowRight');
  await expect(dialog.locator(`[data-day="${next}"]`)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('status').last()).toContainText(`${reference} moves here`);
  await dialog.getByRole('button', { name: 'Move and tell the client' }).press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.locator('.toasts')).toContainText('Moved.');
  await expect(item).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeFocused();
  await page.goto(`/dashboard/admin/calendar?view=day&day=${next}`);
  await expect(item).toContainText('Whole day');
  await page.reload();
  await expect(item).toBeVisible();
  await mailTo(request, visitor, /is now on/);
});

test('the dialog that moves a booking fits its month and notes on a phone', async ({ page, request }) => {
  const day = workingDay(daysAhead.movedByKeys);
  const reference = await bookDay(request, day, newVisitor().email);
  await arriveAs(page, request, 'admin');
  await page.goto(`/dashboard/admin/bookings?open=${reference}`);
  await page.getByRole('button', { name: 'Move to another day' }).click();
  const dialog = page.getByRole('dialog', { name: 'Move the booking of Aline Uwase' });
  await expect(dialog.locator(`[data-day="${day}"] small`)).toHaveText('Now');
  // Both in one moment, because the dialog still moves while it opens.
  const tops = await dialog
    .getByRole('button', { name: /^(Previous|Next) month$/ })
    .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().top));
  expect([tops.length, new Set(tops).size], 'both ways on are in one row').toEqual([2, 1]);
  const cut = await dialog.locator('.month__day small').evaluateAll((notes) =>
    notes.flatMap((note) => {
      const range = document.createRange();
      range.selectNodeContents(note);
      const [words, cell] = [range.getBoundingClientRect(), note.closest('td')?.getBoundingClientRect()];
      return cell && words.width > cell.width + 1 ? [note.textContent] : [];
    }),
  );
  expect(cut, 'no note is wider than its day').toEqual([]);
  await dialog.getByRole('button', { name: 'Keep the date' }).click();
  await expect(dialog).toBeHidden();
});

test('on a phone a tapped day of the month comes into view, and links to the days of its week', async ({
  page,
  request,
}) => {
  const day = workingDay(daysAhead.tapped);
  const reference = await bookDay(request, day, newVisitor().email);
  const { headers } = await arriveAs(page, request, 'admin');
  await setHour(request, headers, reference, day, '10:00');
  await page.goto(`/dashboard/admin/calendar?day=${day.slice(0, 8)}01`);
  await page.locator(`.month__day[data-day="${day}"]`).tap();
  const booking = page.locator('main li').filter({ has: page.locator(`a[href$="open=${reference}"]`) });
  await expect(booking).toContainText('10:00–12:00');
  await expect(booking).toContainText('Nobody yet');
  await expect(booking).toBeInViewport();
  await page.getByRole('link', { name: 'Day', exact: true }).tap();
  const strip = page.getByRole('navigation', { name: 'Days of the week' });
  await expect(strip.getByRole('link')).toHaveCount(7);
  await expect(strip.locator('[aria-current="date"]')).toHaveAccessibleName(
    new RegExp(`^${formatWeekdayDate(day)}, 1 booked`),
  );
  await expect(booking).toBeVisible();
  await expectAccessible(page);
});

/** Sets two hours of a booking through the API. */
async function setHour(
  request: APIRequestContext,
  headers: Record<string, string>,
  reference: string,
  day: string,
  time: string,
): Promise<void> {
  const { booking } = await (await request.get(`/api/bookings/${reference}`, { headers })).json();
  const answer = await request.put(`/api/bookings/${booking.id}/session`, {
    headers,
    data: { startsAt: `${day}T${time}:00+02:00`, minutes: 120, version: booking.version },
  });
  expect(answer.status()).toBe(200);
}

test.describe('with a mouse', () => {
  // Touch scrolls the table: on a phone the button opens the dialog.
  test.use({ viewport: { width: 1280, height: 800 }, hasTouch: false, isMobile: false });

  test('a session is dragged to a day and an hour, and moved back by keys, with a message each', async ({
    page,
    request,
  }) => {
    const { day, next } = pairOfDays(daysAhead.dragged);
    const visitor = newVisitor();
    const reference = await bookDay(request, day, visitor.email);
    await arriveAs(page, request, 'admin');
    await page.goto(`/dashboard/admin/calendar?view=week&day=${day}`);
    const sessionOn = (column: string) =>
      page.locator(`[data-in="${column}"][href$="/bookings?open=${reference}"]`);
    const dialog = page.getByRole('dialog', { name: 'Move the booking of Aline Uwase' });
    const status = page.locator('.hours').getByRole('status');
    await expect(sessionOn(day)).toHaveAccessibleName(/^Whole day, Aline Uwase/);
    await expectAccessible(page);

    await dragTo(page, sessionOn(day), next, 5 * 60 + 5);
    await expect(status).toHaveText(/^Aline Uwase: \w{3} \d+ \w{3}, 11:00–13:00$/);
    await page.mouse.up();
    await expect(dialog).toContainText(`${formatWeekdayDate(next)}, 11:00–13:00`);
    await dialog.getByRole('button', { name: 'Keep it as it is' }).click();
    await expect(dialog).toBeHidden();
    await expect(sessionOn(day)).toBeVisible();

    await dragTo(page, sessionOn(day), next, 5 * 60 + 5);
    await page.mouse.up();
    await dialog.getByRole('button', { name: 'Move and tell the client' }).click();
    await expect(page.locator('.toasts')).toContainText('Moved.');
    await expect(sessionOn(next)).toHaveAccessibleName(/^11:00–13:00, Aline Uwase/);
    await mailTo(request, visitor, /is now on/);

    await sessionOn(next).focus();
    for (const key of ['ArrowLeft', 'ArrowUp', 'Shift+ArrowDown', 'Shift+ArrowDown'])
      await page.keyboard.press(key);
    await expect(status).toHaveText(/, 10:45–13:15$/);
    await page.keyboard.press('Escape');
    await expect(status).toBeEmpty();
    await expect(sessionOn(next)).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    await expect(dialog).toContainText(`${formatWeekdayDate(day)}, 11:00–13:00`);
    await dialog.getByRole('button', { name: 'Move and tell the client' }).press('Enter');
    await expect(sessionOn(day)).toBeFocused();
    await page.reload();
    await expect(sessionOn(day)).toHaveAccessibleName(/^11:00–13:00, Aline Uwase/);
  });

  test('a session without people is dragged to a person, and its lower edge changes the length', async ({
    page,
    request,
  }) => {
    const day = workingDay(daysAhead.reassigned);
    const reference = await bookDay(request, day, newVisitor().email);
    const { headers } = await arriveAs(page, request, 'admin');
    await setHour(request, headers, reference, day, '10:00');
    const name = `Abel ${reference}`;
    const made = await request.post('/api/resources', { headers, data: { kind: 'person', name } });
    expect(made.status()).toBe(201);
    const { resource } = (await made.json()) as { resource: { id: string } };
    await page.goto(`/dashboard/admin/calendar?view=day&day=${day}`);
    const sessionOf = (column: string) =>
      page.locator(`[data-in="${column}"][href$="/bookings?open=${reference}"]`);
    const status = page.locator('.hours').getByRole('status');
    await expect(sessionOf('nobody')).toBeVisible();
    await expectAccessible(page);

    await dragTo(page, sessionOf('nobody'), resource.id, 4 * 60 + 30);
    await expect(status).toHaveText(`Aline Uwase: ${name}`);
    await page.mouse.up();
    await expect(page.locator('.toasts')).toContainText(`${name} is assigned to Aline Uwase.`);
    await expect(sessionOf(resource.id)).toHaveAccessibleName(/^10:00–12:00/);
    await expect(sessionOf('nobody')).toHaveCount(0);

    const edge = page
      .locator('.hours__session')
      .filter({ has: sessionOf(resource.id) })
      .locator('.hours__edge');
    const box = await edge.boundingBox();
    if (box === null) throw new Error('The session has no lower edge.');
    await page.mouse.move(box.x + 20, box.y + 4);
    await page.mouse.down();
    await page.mouse.move(box.x + 20, box.y + 20);
    const cell = await page.locator(`[data-column="${resource.id}"]`).boundingBox();
    await page.mouse.move(box.x + 20, box.y + 4 + (cell?.height ?? 0) / 32);
    await expect(status).toHaveText(/, 10:00–12:30$/);
    await page.keyboard.press('Escape');
    await page.mouse.up();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});
