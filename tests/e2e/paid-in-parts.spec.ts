import { randomInt } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import type { StaffBooking } from '#src/domain/booking/staff/staff-booking.ts';
import { netPaidOf } from '#src/domain/payment/ledger.ts';
import { formatMoney } from '#src/lib/money.ts';
import { arriveAs } from '#tests/support/browser/staff-visitor.ts';
import { expect, test } from '#tests/support/browser/test.ts';
import { answerPhone, mailTo, newVisitor } from '#tests/support/browser/visitor.ts';
import { bookingRequest, newPhone, workingDay } from '#tests/support/requests/booking-request.ts';
import { tokenIn } from '#tests/support/steps/booking-token.ts';

/** A wedding of 7,500,000 RWF and VAT; mobile money takes 2,000,000 RWF at once. */
const price = 8_850_000;
const deposit = 2_655_000;
const pieces = [2_000_000, 655_000];
const [uncles, aunts] = [1_500_000, 1_200_000];
const cash = price - deposit - uncles - aunts;

type Books = Pick<StaffBooking['balance'], 'charged' | 'paid' | 'refunded'>;

const section = (page: Page, name: string | RegExp) => page.getByRole('region', { name });
const toasts = (page: Page) => page.locator('.toasts');

/** Waits for these sums in the ledger, and checks that entries and parts add up to them. */
async function expectBooks(
  request: APIRequestContext,
  headers: Record<string, string>,
  id: string,
  { charged = price, refunded = 0, paid }: Partial<Books> & Pick<Books, 'paid'>,
): Promise<void> {
  await expect(async () => {
    const answer = await request.get(`/api/bookings/${id}`, { headers });
    const { balance, ledger, plan } = ((await answer.json()) as { booking: StaffBooking }).booking;
    expect(balance).toMatchObject({ charged, paid, refunded, surplus: 0 });
    const entries = ledger.filter(({ account }) => account !== 'fees');
    expect(entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(balance.balance);
    expect(plan.reduce((sum, { amount }) => sum + amount, 0)).toBe(charged);
    let left = netPaidOf(balance);
    for (const part of plan) {
      expect(part.paid).toBe(Math.min(left, part.amount));
      left -= part.paid;
    }
    expect(left).toBe(balance.owedBack);
  }).toPass({ timeout: 20_000 });
}

/** Waits for a payment request on a phone; returns its reference. */
async function requestOn(phones: Page, number: string, amount: number): Promise<string> {
  const prompt = phones
    .getByRole('listitem')
    .filter({ hasText: number, has: phones.getByRole('button', { name: 'Approve' }) })
    .filter({ hasText: formatMoney(amount) });
  await expect(async () => {
    await phones.goto('/dev/phone');
    await expect(prompt).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 20_000 });
  return (await prompt.locator('.ref').textContent()) ?? '';
}

async function makeShare(page: Page, name: string, amount: number): Promise<string> {
  const shares = section(page, 'Let family pay a part');
  await shares.getByLabel('Name of the person who pays').fill(name);
  await shares.getByLabel('Amount in RWF').fill(String(amount));
  await shares.getByRole('button', { name: 'Make the link' }).tap();
  const row = shares.getByRole('listitem').filter({ hasText: name });
  await expect(row).toContainText('/share#');
  return /\/share#[\w-]{22}/.exec((await row.textContent()) ?? '')?.[0] ?? '';
}

/** Issues a paper on the client's page, and checks it as anyone can; returns its code. */
async function issueAndCheck(page: Page, series: string, fact: [string, number]): Promise<string> {
  await page.getByRole('button', { name: `New ${series.toLowerCase()}` }).tap();
  const paper = page.getByRole('article', { name: series });
  const code = (await paper.locator('strong').last().textContent()) ?? '';
  await expectGenuine(page, code, fact);
  return code;
}

async function expectGenuine(page: Page, code: string, [name, amount]: [string, number]): Promise<void> {
  await page.goto('/verify');
  await page.getByLabel('Code').fill(code);
  await page.getByRole('button', { name: 'Check the paper' }).tap();
  await expect(page.getByRole('heading', { name: 'This paper is genuine' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(new RegExp(`${name}\\s*${formatMoney(amount)}`));
  await expect(page.getByRole('main')).not.toContainText(/Aline|FTS-/);
}

test('a wedding is paid in parts by four people, and cancelled with the refund that was shown', async ({
  page,
  request,
  browser,
}) => {
  test.slow();
  const visitor = newVisitor();
  const asked = await request.post('/api/bookings', {
    headers: { 'idempotency-key': crypto.randomUUID() },
    data: bookingRequest({
      ...visitor,
      eventDate: workingDay(randomInt(220, 600)),
      items: [{ sku: 'catalogue/photography/weddings/basic', quantity: 1 }],
      totalAmount: 0,
    }),
  });
  expect(asked.status()).toBe(201);
  const { booking } = (await asked.json()) as { booking: { id: string; reference: string } };
  const [staff, chief, phones] = [await browser.newPage(), await browser.newPage(), await browser.newPage()];
  const { headers } = await arriveAs(staff, request, 'admin');
  const books = (sums: Parameters<typeof expectBooks>[3]) => expectBooks(request, headers, booking.id, sums);
  const sheetAddress = `/dashboard/admin/bookings?open=${booking.reference}`;
  const sheet = staff.getByRole('dialog', { name: visitor.name });

  await staff.goto(sheetAddress);
  await sheet.getByLabel('Total in RWF').fill(String(price));
  await expect(sheet).toContainText(formatMoney(deposit));
  await sheet.getByRole('button', { name: 'Send the offer' }).tap();
  await expect(toasts(staff)).toContainText('The offer is on its way.');
  await books({ charged: 0, paid: 0 });

  const { text } = await mailTo(request, visitor, /^Our price for booking/);
  const address = `/booking#${tokenIn(text)}`;
  const open = async () => {
    await page.goto('about:blank');
    await page.goto(address);
    await expect(section(page, `Booking ${booking.reference}`)).toBeVisible();
  };
  await open();
  await expect(section(page, /^Our price/)).toContainText(`Deposit, now: it keeps the date for good`);
  await page.getByRole('button', { name: `Accept and pay ${formatMoney(deposit)}` }).tap();
  await page.waitForURL('**/payment-success?**');
  await books({ paid: 0 });
  let paid = 0;
  for (const piece of pieces) {
    await answerPhone(request, await requestOn(phones, visitor.phone, piece), 'approve');
    paid += piece;
    await books({ paid });
  }

  await open();
  await expect(section(page, `Booking ${booking.reference}`)).toContainText(/Deposit\W*Paid/);
  const relatives = [
    { name: 'Uncle Jean', amount: uncles, phone: newPhone(), page: await browser.newPage() },
    { name: 'Aunt Rose', amount: aunts, phone: newPhone(), page: await browser.newPage() },
  ];
  await section(page, 'Let family pay a part').locator('summary').tap();
  for (const relative of relatives) {
    const link = await makeShare(page, relative.name, relative.amount);
    await relative.page.goto(link);
    await relative.page.getByLabel('Mobile money number').fill(relative.phone);
  }
  await Promise.all(
    relatives.map(async (relative) => {
      await relative.page.getByRole('button', { name: `Pay ${formatMoney(relative.amount)}` }).tap();
      await expect(relative.page.getByRole('main')).toContainText('Approve the payment request');
    }),
  );
  const requests: string[] = [];
  for (const { phone, amount } of relatives) requests.push(await requestOn(phones, phone, amount));
  await Promise.all(requests.map((reference) => answerPhone(request, reference, 'approve')));
  await books({ paid: deposit + uncles + aunts });
  for (const relative of relatives) {
    await expect(relative.page.getByRole('heading', { name: 'Your part is paid' })).toBeVisible({
      timeout: 20_000,
    });
    await relative.page.close();
  }
  await open();
  await issueAndCheck(page, 'Proforma', ['Left to pay', cash]);

  await staff.reload();
  await sheet.locator('summary', { hasText: 'Record a payment' }).tap();
  await expect(sheet.locator('#pay-amount')).toHaveValue('3,495,000');
  await sheet.getByRole('button', { name: 'Record the payment' }).tap();
  await expect(toasts(staff)).toContainText('The payment is recorded.');
  await books({ paid: price });
  await open();
  const confirmation = await issueAndCheck(page, 'Payment confirmation', ['Received', price]);

  await sheet.getByRole('button', { name: 'Confirm', exact: true }).tap();
  await expect(sheet).toContainText('Confirmed. We’ll write to the client');
  await books({ paid: price });

  await open();
  const back = price - deposit;
  const refund = `We will refund ${formatMoney(back)}: the ${formatMoney(price)} you paid, minus the deposit of ${formatMoney(deposit)}.`;
  await expect(section(page, 'Cancel the booking')).toContainText(refund);
  await page.getByRole('button', { name: 'Cancel the booking' }).tap();
  await page.getByRole('button', { name: 'Yes, cancel it' }).tap();
  const done = page.getByRole('status').filter({ hasText: 'This booking is cancelled' });
  await expect(done).toContainText(refund);
  await books({ charged: deposit, paid: price });
  expect((await mailTo(request, visitor, /is cancelled$/)).text.replace(/\s+/g, ' ')).toContain(refund);

  await staff.goto(`/dashboard/admin/bookings?waits=refund&q=${booking.reference}`);
  await expect(staff.getByRole('main')).toContainText(visitor.name);
  await staff.goto(sheetAddress);
  await sheet.locator('summary', { hasText: 'Record a refund' }).tap();
  await expect(sheet.locator('#refund-amount')).toHaveValue('6,195,000');
  await sheet.locator('#refund-reason').fill('Cancelled by the client');
  await sheet.getByRole('button', { name: 'Record the refund' }).tap();
  await expect(toasts(staff)).toContainText('The refund waits for another super admin.');
  await books({ charged: deposit, paid: price });

  await arriveAs(chief, request, 'superadmin');
  await chief.goto(sheetAddress.replace('admin', 'superadmin'));
  await chief.locator('summary', { hasText: 'Approve the refund' }).tap();
  await chief.getByRole('button', { name: 'Approve and record the refund' }).tap();
  await expect(toasts(chief)).toContainText('The refund is recorded.');
  await books({ charged: deposit, paid: price, refunded: back });
  await open();
  await expect(done).toContainText(`We refunded ${formatMoney(back)} by mobile money`);
  await expectGenuine(page, confirmation, ['Received', price]);
});
