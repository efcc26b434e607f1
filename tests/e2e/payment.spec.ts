import { basicPortrait, openOrder, premiumPortrait } from '#tests/support/browser/order.ts';
import { expect, test } from '#tests/support/browser/test.ts';
import { answerPhone, bookAndPay, fillBooking, newVisitor } from '#tests/support/browser/visitor.ts';
import { query } from '#tests/support/database.ts';

test.beforeEach(({ page }) => openOrder(page, premiumPortrait));

test('a number that mobile money refuses is given as the reason, and can be replaced', async ({ page }) => {
  await fillBooking(page, newVisitor('0788123400'));
  await page.getByRole('button', { name: 'Book and pay' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Payment Failed' })).toBeVisible();
  const main = page.getByRole('main');
  await expect(main).toContainText('Mobile money did not accept the request. Please check the phone number');
  await expect(main).not.toContainText('declined');

  await page.getByLabel(/Pay from another number/).fill('12');
  await page.getByRole('button', { name: /^Try Again/ }).click();
  await expect(page.getByLabel(/Pay from another number/)).toBeFocused();
  await expect(main).toContainText('Please enter an MTN or Airtel number');
  await page.getByLabel(/Pay from another number/).fill('0738123456');
  await page.getByRole('button', { name: /^Try Again/ }).click();
  await expect(main).toContainText('Approve the payment request on your phone 073•••3456');
});

test('while mobile money is down the payment page does not ask for an approval', async ({
  page,
  request,
}) => {
  const visitor = newVisitor();
  await fillBooking(page, visitor);
  const reference = await bookAndPay(page);
  const main = page.getByRole('main');
  await expect(main).toContainText('Approve the payment request on your phone');
  const [booking] = await query(
    request,
    `update payments p set transaction_ref = null, requested_at = null, due_at = now() + interval '1 day'
       from bookings b where b.id = p.booking_id and p.transaction_ref = $1 returning b.reference`,
    [reference],
  );
  await page.goto(`/payment-success?ref=${booking?.['reference']}`);
  await expect(main).toContainText('We have your booking; it is not paid yet.');
  await expect(main).toContainText(`we’ll send the payment request to 078•••${visitor.phone.slice(-4)}`);
  await expect(main).toContainText('write to you once it is paid');
  await expect(main).not.toContainText('Approve');
});

test('a paid booking without a date shows its order and links to the choice of the date', async ({
  page,
  request,
}) => {
  await openOrder(page, basicPortrait);
  await fillBooking(page, newVisitor());
  await answerPhone(request, await bookAndPay(page), 'approve');
  const next = page.getByRole('link', { name: 'Choose your date' });
  await expect(next).toBeVisible({ timeout: 15_000 });
  const order = page.locator('.payment__order');
  await expect(order).toContainText('Portrait photography');
  await expect(order.locator('img')).toHaveJSProperty('complete', true);
  await expect(page.getByText(/^[\da-f]{8}-[\da-f-]{27}$/)).toBeHidden();
  await page.reload();
  await next.click();
  await expect(page.getByRole('heading', { name: 'Choose a date' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Portrait photography');
});
