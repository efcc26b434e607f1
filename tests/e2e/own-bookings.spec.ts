import { signedInVisitor } from '#tests/support/browser/account-visitor.ts';
import { basicPortrait, openOrder } from '#tests/support/browser/order.ts';
import { expect, test } from '#tests/support/browser/test.ts';
import { answerPhone, bookAndPay, fillBooking } from '#tests/support/browser/visitor.ts';

test('own bookings show their state, and a failed payment can be repeated', async ({ page, request }) => {
  const visitor = await signedInVisitor(page, request);
  await openOrder(page, basicPortrait);
  await fillBooking(page, visitor);
  await page.getByLabel('Date of the session').fill(`${new Date().getUTCFullYear() + 1}-06-15`);
  const first = await bookAndPay(page);
  await answerPhone(request, first, 'decline');
  await expect(page.getByRole('heading', { level: 1, name: 'Payment Failed' })).toBeVisible({
    timeout: 15_000,
  });

  await page.goto('/account');
  const booking = page.getByRole('main').getByRole('listitem').first();
  await expect(booking).toContainText('Portrait photography');
  await expect(booking).toContainText('150,000 RWF');
  await expect(booking).toContainText('Payment failed');
  const download = page.waitForEvent('download');
  await booking.getByRole('button', { name: 'Add to calendar' }).click();
  expect((await download).suggestedFilename()).toMatch(/^FTS-.+\.ics$/);
  await booking.getByRole('button', { name: 'Open the booking' }).click();
  for (const name of ['Move to another date', 'Cancel the booking'])
    await expect(page.getByRole('heading', { name })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send the payment request' })).toBeVisible();
  await page.goto('/account');
  await booking.getByRole('button', { name: 'Pay 150,000 RWF again' }).click();
  await page.waitForURL('**/payment-success?**');
  expect(new URL(page.url()).searchParams.get('ref')).not.toBe(first);
});

test('a booking without a date has its service as heading and opens the choice of the date', async ({
  page,
  request,
}) => {
  const visitor = await signedInVisitor(page, request);
  await openOrder(page, basicPortrait);
  await fillBooking(page, visitor);
  await bookAndPay(page);
  await page.goto('/account');
  const booking = page.getByRole('main').getByRole('listitem').first();
  await expect(booking.getByRole('heading')).toContainText('Portrait photography');
  await booking.getByRole('button', { name: 'Choose the date' }).click();
  await expect(page.getByRole('heading', { name: 'Choose a date' })).toBeVisible();
});
