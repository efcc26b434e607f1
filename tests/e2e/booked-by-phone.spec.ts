import type { Page } from '@playwright/test';
import { formatDate } from '#src/lib/dates/dates.ts';
import { expectAccessible } from '#tests/support/browser/axe.ts';
import { arriveAs } from '#tests/support/browser/staff-visitor.ts';
import { expect, test } from '#tests/support/browser/test.ts';
import { textTo } from '#tests/support/browser/visitor.ts';
import { newPhone, workingDay } from '#tests/support/requests/booking-request.ts';

const dashboard = '/dashboard/admin';
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const region = (page: Page, name: string) => page.getByRole('region', { name });

async function tapDay(page: Page, day: string): Promise<void> {
  const cell = page.locator(`[data-day="${day}"]:visible`);
  while (!(await cell.isVisible())) await page.getByRole('button', { name: 'Next month' }).tap();
  await cell.tap();
}

test('a caller without email is booked, pays, asks, is answered and is moved, all by phone', async ({
  page: staff,
  request,
  browser,
}) => {
  const phone = newPhone();
  const name = `Bosco ${crypto.randomUUID().slice(0, 8)}`;
  const [day, otherDay] = [workingDay(300), workingDay(310)];
  await arriveAs(staff, request, 'admin');
  const client = await browser.newPage();

  await staff.goto(`${dashboard}/bookings/new?day=${day}`);
  await staff.getByLabel('Phone number').fill(phone);
  await staff.getByLabel('Name', { exact: true }).fill(name);
  await staff.getByLabel('Find a service or package').fill('portrait 2');
  await staff.getByRole('button', { name: /^Portrait photography, 2 hours/ }).tap();
  await staff.getByRole('button', { name: /^Basic/ }).tap();
  await staff.getByRole('radio', { name: /^Payment request/ }).check();
  await staff.getByRole('button', { name: 'Book', exact: true }).tap();
  const done = staff.getByRole('heading', { name: /^Booked: FTS-/ });
  await expect(done).toBeFocused();
  const reference = /FTS-\w+-\w+/.exec((await done.textContent()) ?? '')?.[0] ?? '';
  const received = await textTo(request, phone, new RegExp(`Booking ${reference} received`));

  await client.goto('/dev/phone');
  const prompt = client.getByRole('listitem').filter({ hasText: phone, has: client.getByRole('button') });
  await prompt.getByRole('button', { name: 'Approve' }).tap();
  await textTo(request, phone, /we received 150,000 RWF/);

  await client.goto(linkIn(received));
  await expect(region(client, `Booking ${reference}`)).toContainText('150,000 RWF');
  const questions = region(client, 'Questions');
  await questions.getByLabel('Your question').fill('May my grandmother come too?');
  await questions.getByRole('button', { name: 'Send' }).tap();
  await expect(questions.getByRole('listitem').last()).toContainText('May my grandmother come too?');

  await staff.getByRole('link', { name: 'Open the booking' }).tap();
  const sheet = dialog(staff, name);
  await expect(sheet).toContainText('The client waits for a reply to 1 question.');
  await sheet.getByLabel('Your reply').fill('Of course. We keep a chair for her.');
  await sheet.getByRole('button', { name: 'Send the reply' }).tap();
  await expect(sheet.getByRole('listitem').filter({ hasText: 'We keep a chair' })).toBeVisible();
  const replied = await textTo(request, phone, /repl/);
  await client.goto('about:blank');
  await client.goto(linkIn(replied));
  await expect(questions.getByRole('listitem').last()).toContainText('We keep a chair for her.');

  await sheet.getByRole('button', { name: 'Move to another day' }).tap();
  await tapDay(staff, otherDay);
  await staff.getByRole('button', { name: 'Move and tell the client' }).tap();
  await expect(sheet).toContainText(formatDate(otherDay));
  const moved = await textTo(request, phone, /is now on/);
  await client.goto('about:blank');
  await client.goto(linkIn(moved));
  await expect(region(client, `Booking ${reference}`)).toContainText(formatDate(otherDay));

  await sheet.getByRole('link', { name: 'All about this client' }).tap();
  await expect(staff).toHaveURL(/\/clients\?open=/);
  const file = dialog(staff, name);
  await expect(file).toContainText('1 booking, 150,000 RWF received');
  const events = file.getByRole('region', { name: 'Everything so far' }).getByRole('listitem');
  await expect(events).toContainText([
    '“Booking moved”',
    'We keep a chair for her.',
    '“Our reply”',
    'May my grandmother come too?',
    'Paid 150,000 RWF by mobile money',
    '“Payment received”',
    `Booked Portrait photography, 2 hours, Basic for ${formatDate(otherDay)}: 150,000 RWF`,
    '“Booking received”',
  ]);
  await expect(events.filter({ hasText: '“Booking received”' })).toContainText('delivered');
  await expectAccessible(staff, 'dialog.sheet');
});

function linkIn(text: string): string {
  const [link] = /\/booking#[\w-]{22}/.exec(text) ?? [];
  if (link === undefined) throw new Error(`There is no link in "${text}".`);
  return link;
}
