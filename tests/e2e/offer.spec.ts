import { todayInKigali } from '#src/lib/dates/dates.ts';
import { formatMoney } from '#src/lib/money.ts';
import { expectAccessible } from '#tests/support/axe.ts';
import { bookingRequest, rangePriced } from '#tests/support/booking-request.ts';
import { tokenIn } from '#tests/support/booking-token.ts';
import { arriveAs } from '#tests/support/staff-visitor.ts';
import { expect, test } from '#tests/support/test.ts';
import { mailTo, newVisitor } from '#tests/support/visitor.ts';

test('a client who asked for a price reads it, is told of a newer one, accepts that and pays', async ({
  page,
  request,
}) => {
  const visitor = newVisitor();
  const asked = await request.post('/api/bookings', {
    headers: { 'idempotency-key': crypto.randomUUID() },
    data: bookingRequest({
      email: visitor.email,
      items: [{ sku: rangePriced.sku, quantity: 1 }],
      totalAmount: rangePriced.min,
    }),
  });
  const { booking } = (await asked.json()) as { booking: { id: string } };
  const { headers } = await arriveAs(page, request, 'admin');
  async function offer(total: number): Promise<void> {
    const seen = await request.get(`/api/bookings/${booking.id}`, { headers });
    const { version } = ((await seen.json()) as { booking: { version: number } }).booking;
    const data = { total, lastDay: todayInKigali(new Date()), version };
    const answer = await request.post(`/api/bookings/${booking.id}/offer`, { headers, data });
    expect(answer.status()).toBe(201);
  }

  const [first, second] = [rangePriced.min, rangePriced.min + 500];
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
  await accept(second).dblclick();
  await expect(page.getByRole('main')).toContainText('Approve the payment request on your phone');
  await expect(page).toHaveURL(/\/payment-success\?ref=FTS-/);
});
