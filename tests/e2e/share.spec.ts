import type { APIRequestContext, Page } from '@playwright/test';
import { formatDate } from '#src/lib/dates/dates.ts';
import { expectAccessible } from '#tests/support/browser/axe.ts';
import { arriveAs } from '#tests/support/browser/staff-visitor.ts';
import { expect, test } from '#tests/support/browser/test.ts';
import { answerPhone, mailTo, newVisitor, type Visitor } from '#tests/support/browser/visitor.ts';
import { query } from '#tests/support/database.ts';
import { bookableDay, bookingRequest, newPhone } from '#tests/support/requests/booking-request.ts';
import { tokenIn } from '#tests/support/steps/booking-token.ts';
import { toShare } from '#tests/support/steps/shares.ts';

const section = (page: Page) => page.getByRole('region', { name: 'Let family pay a part' });

/** Books on the site and declines the client's own request; returns the address of the booking. */
async function bookedToShare(request: APIRequestContext, visitor: Visitor) {
  const answer = await request.post('/api/bookings', {
    headers: { 'idempotency-key': crypto.randomUUID() },
    data: bookingRequest({ ...visitor, ...toShare }),
  });
  const { booking, payment } = (await answer.json()) as {
    booking: { reference: string };
    payment: { transactionRef: string };
  };
  await answerPhone(request, payment.transactionRef, 'decline');
  const { text } = await mailTo(request, visitor, /^We received your booking/);
  return { reference: booking.reference, path: `/booking#${tokenIn(text)}` };
}

async function newestRequest(request: APIRequestContext, reference: string): Promise<string> {
  const [row] = await query(
    request,
    `select p.transaction_ref from payments p join bookings b on b.id = p.booking_id
      where b.reference = $1 and p.share_id is not null order by p.attempt desc limit 1`,
    [reference],
  );
  return String(row?.['transaction_ref']);
}

test('a client makes a link, an uncle pays it on his phone, and client and staff see it paid', async ({
  page,
  request,
  browser,
}) => {
  const visitor = newVisitor();
  const { reference, path } = await bookedToShare(request, visitor);
  await page.goto(path);
  await section(page).getByText('Make a link', { exact: true }).click();
  await section(page).getByLabel('Name of the person who pays').fill('Uncle Jean');
  await section(page).getByLabel('Amount in RWF').fill('700,000');
  await section(page).getByRole('button', { name: 'Make the link' }).click();
  await expect(section(page).getByLabel('Amount in RWF')).toBeFocused();
  await section(page).getByLabel('Amount in RWF').fill('250,000');
  await section(page).getByRole('button', { name: 'Make the link' }).click();
  await expect(section(page).getByRole('status')).toContainText('The link is ready');
  await expect(section(page).getByRole('listitem')).toContainText('Not paid yet');
  await expect(section(page)).toContainText('You can make links for up to 400,000 RWF.');
  const whatsApp = section(page).getByRole('link', { name: 'WhatsApp for Uncle Jean' });
  const words = new URL((await whatsApp.getAttribute('href')) ?? '').searchParams.get('text') ?? '';
  await expectAccessible(page);

  const uncle = await browser.newPage();
  const addresses: string[] = [];
  uncle.on('request', (sent) => addresses.push(sent.url()));
  const link = /http\S+\/share#[\w-]{22}/.exec(words)?.[0] ?? '';
  await uncle.goto(new URL(link).pathname + new URL(link).hash);
  const main = uncle.getByRole('main');
  await expect(main).toContainText(
    `Uncle Jean, your part is 250,000 RWF for photography with FTS Studio on ${formatDate(bookableDay)}.`,
  );
  await expect(uncle).toHaveURL(/\/share$/);
  await expect(main).not.toContainText(/Aline|FTS-|650,000|Kigali Heights/);
  await expect(uncle.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expectAccessible(uncle);
  await uncle.getByRole('button', { name: 'Pay 250,000 RWF' }).click();
  await expect(uncle.getByLabel('Mobile money number')).toBeFocused();
  await uncle.getByLabel('Mobile money number').fill(newPhone());
  await uncle.getByRole('button', { name: 'Pay 250,000 RWF' }).click();
  await expect(main).toContainText('Approve the payment request on your phone');
  await answerPhone(request, await newestRequest(request, reference), 'approve');
  await expect(main.getByRole('heading', { name: 'Your part is paid' })).toBeVisible({ timeout: 20_000 });
  await expect(uncle.getByLabel('Mobile money number')).toBeHidden();
  expect(addresses.filter((address) => address.includes(link.slice(-22)))).toEqual([]);
  await uncle.reload();
  await expect(main.getByRole('heading', { name: 'Your part is paid' })).toBeVisible();
  await expectAccessible(uncle);
  await uncle.close();

  await page.reload();
  await expect(section(page).getByRole('listitem')).toContainText('Paid');
  const { text } = await mailTo(request, visitor, /^Payment received/);
  expect(text.replace(/\s+/g, ' ')).toContain('Uncle Jean paid 250,000 RWF for you with a link.');

  const desk = await browser.newPage();
  await arriveAs(desk, request, 'admin');
  await desk.goto(`/dashboard/admin/bookings?open=${reference}`);
  const shares = desk.getByRole('region', { name: 'Shares' });
  await expect(shares.getByRole('listitem')).toContainText('Paid');
  await shares.getByText('Make a link', { exact: true }).click();
  await shares.getByLabel('Name of the person who pays').fill('Aunt Rose');
  await shares.getByLabel('Amount in RWF').fill('100k');
  await shares.getByRole('button', { name: 'Make the link' }).click();
  const rose = shares.getByRole('listitem').filter({ hasText: 'Aunt Rose' });
  await expect(rose.getByRole('button', { name: 'Copy link for Aunt Rose' })).toBeVisible();
  await expectAccessible(desk, 'dialog.sheet');
  await rose.getByRole('button', { name: 'Withdraw the link for Aunt Rose' }).click();
  await expect(rose).toContainText('Withdrawn');
  await desk.close();
});

test('an incomplete or unknown link of a share says so, and whom to ask', async ({ page }) => {
  await page.goto('/share');
  await expect(page.getByRole('main')).toContainText('This address is incomplete.');
  await page.goto(`/share#${'a'.repeat(22)}`);
  await expect(page.getByRole('main')).toContainText('Please ask the person who sent it for a new one.');
  await expectAccessible(page);
});
