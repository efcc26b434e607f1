import { randomInt } from 'node:crypto';
import { type APIRequestContext, type Page, test as playwright } from '@playwright/test';
import type { StaffBooking } from '#src/domain/booking/staff/staff-booking.ts';
import { addDays, todayInKigali } from '#src/lib/dates/dates.ts';
import { formatWeekdayDate } from '#src/lib/dates/months.ts';
import { expectAccessible } from '#tests/support/browser/axe.ts';
import { daysAhead } from '#tests/support/browser/days-ahead.ts';
import { dragTo, pairOfDays } from '#tests/support/browser/hour-table.ts';
import { arriveAs, bookDay } from '#tests/support/browser/staff-visitor.ts';
import { expect, test } from '#tests/support/browser/test.ts';
import { answerPhone, mailTo, newVisitor, textTo, type Visitor } from '#tests/support/browser/visitor.ts';
import { query } from '#tests/support/database.ts';
import { bookingRequest } from '#tests/support/requests/booking-request.ts';
import { spanOn } from '#tests/support/steps/resources.ts';

const { step } = playwright;
type Headers = Record<string, string>;

/** A session of 800,000 RWF, whose deposit is paid by phone, and the rest in cash. */
const order = {
  items: [{ sku: 'sessions/photography/4h/premium', quantity: 1, options: { package: 'portrait' } }],
  totalAmount: 800_000,
};
const deposit = 240_000;

const sheet = (page: Page) => page.locator('dialog.sheet');
const toasts = (page: Page) => page.locator('.toasts');
const rows = (page: Page) => page.locator('.table tbody tr');
const work = (page: Page) => page.getByRole('region', { name: 'Work' });
const moveDialog = (page: Page) => page.getByRole('dialog', { name: 'Move the booking of Aline Uwase' });

async function findByReference(page: Page, reference: string): Promise<void> {
  await page.getByRole('searchbox', { name: 'Search' }).fill(reference);
  await page.waitForURL((url) => url.searchParams.get('q') === reference);
  // The rows of before are dimmed until these are loaded.
  await expect(page.locator('.table')).toHaveAttribute('aria-busy', 'false');
  await expect(rows(page)).toHaveCount(1);
}

async function openBooking(page: Page, reference: string): Promise<void> {
  await page.goto(`/dashboard/admin/bookings?open=${reference}`);
  await expect(sheet(page)).toContainText(reference);
}

/** Books a session, pays its deposit on the phone, and returns it. */
async function bookAndPayDeposit(
  request: APIRequestContext,
  headers: Headers,
  visitor: Visitor,
  eventDate: string,
): Promise<StaffBooking> {
  const booked = await request.post('/api/bookings', {
    headers: { 'idempotency-key': crypto.randomUUID() },
    data: bookingRequest({ ...visitor, eventDate, ...order }),
  });
  expect(booked.status()).toBe(201);
  const { booking, payment } = (await booked.json()) as {
    booking: { id: string };
    payment: { transactionRef: string };
  };
  await answerPhone(request, payment.transactionRef, 'approve');
  let paid: StaffBooking | undefined;
  await expect(async () => {
    const answer = await request.get(`/api/bookings/${booking.id}`, { headers });
    paid = ((await answer.json()) as { booking: StaffBooking }).booking;
    expect(paid.balance.paid).toBe(deposit);
  }).toPass({ timeout: 20_000 });
  if (paid === undefined) throw new Error('unreachable: the wait above found it');
  return paid;
}

/** Makes a booking with its payment as old as `at`. A trigger keeps the ledger from changes. */
const backdate = (request: APIRequestContext, { id }: Pick<StaffBooking, 'id'>, at: string) =>
  query(
    request,
    `set session_replication_role = replica;
     update bookings set created_at = '${at}' where id = '${id}';
     update ledger_entries set written_at = '${at}' where booking_id = '${id}'`,
    [],
  );

async function addResource(
  request: APIRequestContext,
  headers: Headers,
  kind: string,
  name: string,
): Promise<string> {
  const added = await request.post('/api/resources', { headers, data: { kind, name } });
  expect(added.status()).toBe(201);
  return ((await added.json()) as { resource: { id: string } }).resource.id;
}

interface Place {
  reference: string;
  day: string;
  next: string;
}

/** Moves the session from 10:00 to the next day, and then to 11:15, in the calendar. */
async function moveByDragAndKeys(page: Page, { reference, day, next }: Place): Promise<void> {
  await page.goto(`/dashboard/admin/calendar?view=week&day=${day}`);
  const sessionOn = (column: string) =>
    page.locator(`[data-in="${column}"][href$="/bookings?open=${reference}"]`);
  const status = page.locator('.hours').getByRole('status');
  const move = moveDialog(page).getByRole('button', { name: 'Move and tell the client' });
  await expect(sessionOn(day)).toHaveAccessibleName(/^10:00–14:00, Aline Uwase/);
  await expectAccessible(page);
  await dragTo(page, sessionOn(day), next, 5 * 60 + 8);
  await expect(status).toHaveText(/, 11:00–15:00$/);
  await page.mouse.up();
  await expect(moveDialog(page)).toContainText(`${formatWeekdayDate(next)}, 11:00–15:00`);
  await move.click();
  await expect(sessionOn(next)).toHaveAccessibleName(/^11:00–15:00, Aline Uwase/);

  await sessionOn(next).focus();
  await page.keyboard.press('ArrowDown');
  await expect(status).toHaveText(/, 11:15–15:15$/);
  await page.keyboard.press('Enter');
  await expect(moveDialog(page)).toContainText(`${formatWeekdayDate(next)}, 11:15–15:15`);
  await move.press('Enter');
  await expect(sessionOn(next)).toHaveAccessibleName(/^11:15–15:15, Aline Uwase/);
  await expect(sessionOn(next)).toBeFocused();
}

/** Moves the session to 11:15 on the next day in its sheet, and finds it in the day’s list. */
async function moveInSheet(page: Page, { reference, next }: Place): Promise<void> {
  await openBooking(page, reference);
  await sheet(page).getByRole('button', { name: 'Move to another day' }).tap();
  const dialog = moveDialog(page);
  await dialog.locator(`[data-day="${next}"]`).tap();
  await dialog.getByText('It keeps its hour, 10:00–14:00').tap();
  await dialog.getByLabel('Start', { exact: true }).fill('11:15');
  await expectAccessible(page, 'dialog.confirm');
  await dialog.getByRole('button', { name: 'Move and tell the client' }).tap();
  await expect(dialog).toBeHidden();
  await expect(toasts(page)).toContainText('Moved.');
  await page.goto(`/dashboard/admin/calendar?view=day&day=${next}`);
  const item = page.locator('main li').filter({ has: page.locator(`a[href$="open=${reference}"]`) });
  await expect(item).toContainText('11:15–15:15');
  await expectAccessible(page);
}

test(
  'a manager confirms, assigns, moves, ticks tasks and closes the day',
  { tag: '@wide' },
  async ({ page, request }, { project }) => {
    test.slow();
    const isPhone = project.name === 'phone';
    const { headers } = await arriveAs(page, request, 'admin');
    const { day, next } = pairOfDays(daysAhead.managed + (isPhone ? 7 : 0));
    const visitor = newVisitor();
    const booking = await bookAndPayDeposit(request, headers, visitor, day);
    const { reference } = booking;
    // An old day is closed: the money of today moves while other tests run.
    const closed = addDays(todayInKigali(new Date()), -2 * randomInt(50, 300) - (isPhone ? 1 : 0));
    await backdate(request, booking, `${addDays(closed, -2)}T10:00:00+02:00`);
    const mark = crypto.randomUUID().slice(0, 8);
    const [person, canon, sony] = [`Grace ${mark}`, `Canon ${mark}`, `Sony ${mark}`];
    await addResource(request, headers, 'person', person);
    const camera = await addResource(request, headers, 'camera', canon);
    await addResource(request, headers, 'camera', sony);
    const other = await bookDay(request, day, newVisitor().email);
    const taken = await request.post(`/api/bookings/${other}/assignments`, {
      headers,
      data: { resource: camera, ...spanOn(day) },
    });
    expect(taken.status()).toBe(201);

    await step('opens what is overdue, and confirms it', async () => {
      await page.goto('/dashboard/admin');
      await expect(work(page).getByRole('heading', { name: 'Overdue' })).toBeInViewport();
      await expectAccessible(page);
      await work(page)
        .getByRole('link', { name: /^\d+ bookings? to confirm/ })
        .click();
      await page.waitForURL('**/bookings?sort=createdAt&waits=confirmation');
      await findByReference(page, reference);
      await expect(rows(page)).toContainText('Overdue: ');
      await expectAccessible(page);
      await rows(page).getByRole('link', { name: visitor.name }).click();
      await sheet(page).getByRole('button', { name: 'Confirm', exact: true }).click();
      await expect(sheet(page)).toContainText('Confirmed. We’ll write to the client in 10 seconds.');
    });

    await step('sets the hour, and the client hears of it', async () => {
      const form = sheet(page).getByRole('region', { name: 'Session' });
      await form.getByLabel('Start', { exact: true }).fill('1000');
      await form.getByRole('radio', { name: '4 hours' }).check();
      await form.getByRole('button', { name: 'Save and tell the client' }).click();
      await expect(toasts(page)).toContainText('Saved. We are writing to the client.');
      await expect(sheet(page)).toContainText(', 10:00–14:00');
      await mailTo(request, visitor, /is on .* at 10:00$/);
      await textTo(request, visitor.phone, /starts at 10:00\./);
    });

    await step('assigns a person, meets a clash and takes the camera that is free', async () => {
      const kit = sheet(page).getByRole('region', { name: 'People and kit' });
      await kit.getByText('Assign people and kit').click();
      await kit.getByRole('button', { name: `Assign ${person}`, exact: true }).click();
      await expect(kit.getByRole('button', { name: `Take off ${person}` })).toBeVisible();
      await kit.getByRole('button', { name: `Assign ${canon}`, exact: true }).click();
      const clash = kit.getByRole('alert');
      await expect(clash).toContainText(`${canon} is already assigned to ${other}`);
      await expectAccessible(page, 'dialog.sheet');
      await clash.getByRole('button', { name: `Assign ${sony} instead` }).click();
      await expect(kit.getByRole('button', { name: `Take off ${sony}` })).toBeVisible();
    });

    await step('moves the session, and the client hears of each hour', async () => {
      await (isPhone ? moveInSheet : moveByDragAndKeys)(page, { reference, day, next });
      if (!isPhone) await mailTo(request, visitor, /is now on .* at 11:00$/);
      await mailTo(request, visitor, isPhone ? /is now on .* at 11:15$/ : /is on .* at 11:15$/);
      await textTo(request, visitor.phone, isPhone ? /is now on .* at 11:15\./ : /starts at 11:15\./);
      await openBooking(page, reference);
      const kit = sheet(page).getByRole('region', { name: 'People and kit' });
      for (const name of [person, sony])
        await expect(kit.getByRole('listitem').filter({ hasText: name })).toContainText('11:15–15:15');
    });

    await step('ticks the late task first, and then the others of the job', async () => {
      await query(
        request,
        `update tasks set due_day = $2 where title = 'Edit' and booking_id = (select id from bookings where reference = $1)`,
        [reference, addDays(todayInKigali(new Date()), -1)],
      );
      await page.goto('/dashboard/admin');
      await work(page)
        .getByRole('link', { name: /^\d+ tasks? (is|are) late/ })
        .click();
      await page.waitForURL('**/tasks?late=true');
      await findByReference(page, reference);
      await page.goto(`/dashboard/admin/tasks?q=${reference}`);
      await expect(rows(page)).toHaveCount(6);
      await expect(rows(page).first()).toContainText('Late: ');
      await expectAccessible(page);
      await rows(page)
        .first()
        .getByRole('button', { name: `Done: “Edit” for ${visitor.name}` })
        .click();
      await expect(page.getByText(`“Edit” for ${visitor.name} is done.`)).toBeVisible();
      await expect(rows(page)).toHaveCount(5);

      await openBooking(page, reference);
      const tasks = sheet(page).getByRole('region', { name: 'Tasks' });
      await expect(tasks).toContainText('Stage: Prepare');
      for (const title of ['Prepare', 'Shoot', 'Back up', 'Select', 'Deliver']) {
        const box = tasks.getByRole('checkbox', { name: new RegExp(`^Done: ${title}, `) });
        await box.click();
        await expect(box).toBeChecked();
      }
      await expect(tasks).toContainText('All done');
      await expectAccessible(page, 'dialog.sheet');
    });

    await step('records the cash, and closes the day', async () => {
      await sheet(page).locator('summary', { hasText: 'Record a payment' }).click();
      await expect(sheet(page).locator('#pay-amount')).toHaveValue('560,000');
      await sheet(page).locator('#pay-date').fill(closed);
      await sheet(page).getByRole('button', { name: 'Record the payment' }).click();
      await expect(toasts(page)).toContainText('The payment is recorded.');
      await page.goto(`/dashboard/admin/payments/closing?day=${closed}`);
      await page.getByLabel('Cash counted in RWF').fill('560k');
      await expect(page.getByRole('main')).toContainText('Our records say 560,000 RWF. That matches.');
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Sign off as it is' }).click();
      await expect(toasts(page)).toContainText('The day is signed off');
      await expect(page.getByRole('status').filter({ hasText: /^Signed off by/ })).toBeVisible();
    });
  },
);
