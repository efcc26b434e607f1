import { formatMoney } from '#src/lib/money.ts';
import { expectAccessible } from '#tests/support/browser/axe.ts';
import { pressTwice } from '#tests/support/browser/connection.ts';
import { arriveAs, openFound } from '#tests/support/browser/staff-visitor.ts';
import { expect, test } from '#tests/support/browser/test.ts';
import { answerPhone, mailTo, newVisitor } from '#tests/support/browser/visitor.ts';
import { inDays } from '#tests/support/days.ts';
import { bookingRequest, openPriced } from '#tests/support/requests/booking-request.ts';
import { tokenIn } from '#tests/support/steps/booking-token.ts';

test('a client opens an offer, sees a newer one, accepts it and gets a payment request', async ({
  page,
  request,
}) => {
  const visitor = newVisitor();
  const asked = await request.post('/api/bookings', {
    headers: { 'idempotency-key': crypto.randomUUID() },
    data: bookingRequest({
      ...visitor,
      items: openPriced.items,
      totalAmount: openPriced.min,
    }),
  });
  const { booking } = (await asked.json()) as { booking: { id: string } };
  const { headers } = await arriveAs(page, request, 'admin');
  async function offer(total: number): Promise<void> {
    const seen = await request.get(`/api/bookings/${booking.id}`, { headers });
    const { version } = ((await seen.json()) as { booking: { version: number } }).booking;
    const data = { total, lastDay: inDays(7), version };
    const answer = await request.post(`/api/bookings/${booking.id}/offer`, { headers, data });
    expect(answer.status()).toBe(201);
  }

  const [first, second] = [openPriced.min, openPriced.min + 500];
  await offer(first);
  const found = await mailTo(request, visitor, /^Our price for booking/);
  await page.goto(`/booking#${tokenIn(found.text)}`);
  const accept = (total: number) =>
    page.getByRole('button', { name: `Accept and pay ${formatMoney(total)}` });
  await expect(accept(first)).toBeVisible();
  await expectAccessible(page);

  await page.getByLabel(/Pay from another number/).fill('12');
  await accept(first).click();
  await expect(page.getByLabel(/Pay from another number/)).toBeFocused();
  await page.getByLabel(/Pay from another number/).fill('');

  await offer(second);
  await accept(first).click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'We have sent you a new offer since' }),
  ).toBeFocused();
  await pressTwice(page, accept(second), '**/api/bookings/mine/offer');
  await expect(page.getByRole('main')).toContainText('Approve the payment request on your phone');
  await expect(page).toHaveURL(/\/payment-success\?ref=FTS-/);
});

test('a price request is found by phone number, priced and paid; the overview’s sum updates', async ({
  page,
  browser,
  request,
  baseURL,
}) => {
  const visitor = newVisitor();
  const asked = await request.post('/api/bookings', {
    headers: { 'idempotency-key': crypto.randomUUID() },
    data: bookingRequest({
      ...visitor,
      items: openPriced.items,
      totalAmount: openPriced.min,
    }),
  });
  const { booking } = (await asked.json()) as { booking: { reference: string } };
  const { reference } = booking;
  await arriveAs(page, request, 'admin');
  await page.goto('/dashboard/admin');
  await expect(page.getByRole('region', { name: 'Work' })).toBeVisible();
  await page.keyboard.press('ControlOrMeta+k');
  await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible();
  await openFound(page, reference, `Booking ${reference}`);
  await page.waitForURL(`**/bookings?**open=${reference}*`);

  const sheet = page.locator('dialog.sheet');
  const total = openPriced.min + 500;
  const sessionPrice = Number(
    await sheet
      .getByLabel(/^Photography.+, in RWF/)
      .inputValue()
      .then((typed) => typed.replace(/\D/g, '')),
  );
  await sheet.getByLabel(/^2 × .+, in RWF/).fill('much');
  await sheet.getByLabel(/^2 × .+, in RWF/).fill(String(openPriced.min - sessionPrice + 500));
  await expect(sheet.getByText('Total:')).toContainText(formatMoney(total));
  await sheet.getByLabel('Message to the client (optional)').fill('The frames are of oak.');
  await sheet.getByRole('button', { name: 'Send the offer' }).click();
  await expect(page.locator('.toasts')).toContainText('The offer is on its way.');
  await page.keyboard.press('Escape');
  await page.goto('/dashboard/admin');
  const revenue = async () => {
    const figure = await page.getByRole('link', { name: /^Revenue/ }).textContent();
    return Number((figure ?? '').replace(/\D/g, ''));
  };
  await expect(page.getByRole('link', { name: /^Revenue/ })).toBeVisible();
  const before = await revenue();
  const marked = () => page.evaluate(() => document.documentElement.dataset['loaded']);
  await page.evaluate(() => Object.assign(document.documentElement.dataset, { loaded: 'once' }));

  const phone = await browser.newPage({
    baseURL: baseURL ?? '',
    viewport: { width: 360, height: 740 },
    hasTouch: true,
  });
  const { text } = await mailTo(request, visitor, /^Our price for booking/);
  await phone.goto(`/booking#${tokenIn(text)}`);
  await expect(phone.getByText('The frames are of oak.', { exact: true })).toBeVisible();
  await expect(phone.getByRole('listitem').filter({ hasText: '2 ×' })).toContainText('RWF');
  await phone.getByRole('button', { name: `Accept and pay ${formatMoney(total)}` }).click();
  await phone.waitForURL('**/payment-success?**');
  const status = await request.get(`/api/payments/status/${reference}`);
  const { transaction } = (await status.json()) as { transaction: { reference: string } };
  await answerPhone(request, transaction.reference, 'approve');
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Payment Successful!', {
    timeout: 30_000,
  });
  await phone.close();
  // The overview refreshes every 15 seconds; other tests may pay meanwhile.
  await expect.poll(revenue, { timeout: 25_000 }).toBeGreaterThanOrEqual(before + total);
  expect(await marked()).toBe('once');
});
