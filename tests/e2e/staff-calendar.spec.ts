import { addDays } from '#src/lib/dates/dates.ts';
import { formatWeekdayDate, weekdayOf } from '#src/lib/dates/months.ts';
import { daysAhead } from '#tests/support/browser/days-ahead.ts';
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
  await expect(dialog.getByRole('status')).toContainText(`${reference} moves here`);
  await dialog.getByRole('button', { name: 'Move and tell the client' }).press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.locator('.toasts')).toContainText('Moved.');
  await expect(item).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeFocused();
  await page.goto(`/dashboard/admin/calendar?view=week&day=${next}`);
  await expect(page.locator(`[data-day="${next}"] ${record}`)).toBeVisible();
  await page.reload();
  await expect(page.locator(`[data-day="${next}"] ${record}`)).toBeVisible();
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
  const turns = await Promise.all(
    ['Previous month', 'Next month'].map((name) => dialog.getByRole('button', { name }).boundingBox()),
  );
  expect(turns[0]?.y, 'both ways on are in one row').toBe(turns[1]?.y);
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

test.describe('with a mouse', () => {
  // Touch cannot drag it: on a phone the button opens the same dialog.
  test.use({ viewport: { width: 1280, height: 800 }, hasTouch: false, isMobile: false });

  test('dragging a booking to another day needs a confirmation before the client gets a mail', async ({
    page,
    request,
  }) => {
    const days = Array.from({ length: 14 }, (_, further) => workingDay(daysAhead.dragged + further));
    const day = days.find((one) => days.includes(addDays(one, 1)) && weekdayOf(one) < 6) ?? '';
    const next = addDays(day, 1);
    const visitor = newVisitor();
    const reference = await bookDay(request, day, visitor.email);
    await arriveAs(page, request, 'admin');
    await page.goto(`/dashboard/admin/calendar?view=week&day=${day}`);
    const record = page.locator(`a[href="/dashboard/admin/bookings?open=${reference}"]`);
    const drag = async () => {
      const booking = page.locator(`[data-day="${day}"] [data-booking]`).filter({ has: record });
      await booking.dragTo(page.locator(`.week [data-day="${next}"]`));
    };
    const dialog = page.getByRole('dialog', { name: 'Move the booking of Aline Uwase' });
    await drag();
    await expect(dialog.getByRole('status')).toContainText(`${reference} moves here`);
    await dialog.getByRole('button', { name: 'Keep the date' }).click();
    await expect(dialog).toBeHidden();
    await page.reload();
    await expect(page.locator(`.week [data-day="${day}"]`).filter({ has: record })).toBeVisible();
    await drag();
    await expect(dialog.locator(`[data-day="${next}"]`)).toHaveAttribute('aria-pressed', 'true');
    await dialog.getByRole('button', { name: 'Move and tell the client' }).click();
    await expect(page.locator('.toasts')).toContainText('Moved.');
    await expect(page.locator(`.week [data-day="${next}"]`).filter({ has: record })).toBeVisible();
    await mailTo(request, visitor, /is now on/);
  });
});
