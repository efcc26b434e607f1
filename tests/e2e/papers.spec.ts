import { todayInKigali } from '#src/lib/dates/dates.ts';
import { expectAccessible } from '#tests/support/browser/axe.ts';
import { arriveAs } from '#tests/support/browser/staff-visitor.ts';
import { expect, test } from '#tests/support/browser/test.ts';
import { mailTo, newVisitor } from '#tests/support/browser/visitor.ts';
import { bookingRequest } from '#tests/support/requests/booking-request.ts';
import { tokenIn } from '#tests/support/steps/booking-token.ts';

test('a client’s payment confirmation names the company, fits one A4 and is checked by its code', async ({
  page,
  request,
  browser,
}) => {
  const visitor = newVisitor();
  const booked = await request.post('/api/bookings', {
    headers: { 'idempotency-key': crypto.randomUUID() },
    data: bookingRequest(visitor),
  });
  const { booking } = (await booked.json()) as { booking: { id: string; reference: string } };
  const staff = await browser.newPage();
  const { headers } = await arriveAs(staff, request, 'admin');
  const seen = await request.get(`/api/bookings/${booking.id}`, { headers });
  const { version } = ((await seen.json()) as { booking: { version: number } }).booking;
  const cash = { method: 'cash', amount: 200_000, date: todayInKigali(new Date()), version };
  expect((await request.post(`/api/bookings/${booking.id}/payments`, { headers, data: cash })).status()).toBe(
    201,
  );

  const mail = await mailTo(request, visitor, /^We received your booking/);
  await page.goto(`/booking#${tokenIn(mail.text)}`);
  const tin = page.getByRole('textbox', { name: 'TIN' });
  await page.getByText('Company and TIN', { exact: true }).click();
  await page.getByLabel('Company name').fill('Irumart Trading Ltd');
  await tin.fill('10234567');
  await page.getByRole('button', { name: 'Save for my papers' }).click();
  await expect(tin).toHaveAccessibleDescription(/A TIN has nine digits/);
  await tin.fill('102 345 678');
  await page.getByRole('button', { name: 'Save for my papers' }).click();
  await expect(page.getByText('Saved. New papers have these details.')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'New payment confirmation' }).click();
  const paper = page.getByRole('article', { name: 'Payment confirmation' });
  await expect(paper).toContainText('Irumart Trading Ltd');
  await expect(paper).toContainText('TIN 102345678');
  await expect(paper).toContainText('This payment confirmation is not a tax invoice.');
  await expect(paper.getByRole('row', { name: /^Received/ })).toContainText('200,000 RWF');
  await expect(page).toHaveURL(/\/paper$/);
  await expect(paper.getByRole('img', { name: /as a QR code/ })).toBeVisible();
  await expectAccessible(page);
  expect((await page.pdf({ preferCSSPageSize: true })).toString('latin1')).toMatch(/\/Count 1\b/);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByRole('banner').first()).toBeHidden();
  await expect(page.getByRole('button', { name: 'Print, or save as PDF' })).toBeHidden();
  expect(await paper.evaluate((sheet) => getComputedStyle(sheet).backgroundColor)).toBe('rgb(255, 255, 255)');
  await page.emulateMedia({ media: 'screen' });

  const code = (await paper.locator('strong').last().textContent()) ?? '';
  await page.goto('/verify');
  await page.getByLabel('Code').fill(code.toLowerCase().replaceAll('-', ' '));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'This paper is genuine' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('200,000 RWF');
  await expect(page.getByRole('main')).not.toContainText('Aline');
  await expectAccessible(page);
  await page.goto('/verify/7K3M-P9Q2-XT4B');
  await expect(page.getByLabel('Code')).toHaveAccessibleDescription(/No paper has this code/);
  await expectAccessible(page);

  await staff.goto(`/dashboard/admin/bookings?open=${booking.reference}`);
  const papers = staff.getByRole('region', { name: 'Papers' });
  await expect(papers).toContainText('The client');
  await papers.getByRole('button', { name: 'New proforma' }).click();
  await expect(papers.getByRole('status')).toContainText(/^Proforma \d{4}-\d{4,} is ready\./);
  const opened = staff.waitForEvent('popup');
  await papers.getByRole('link', { name: 'Open and print' }).click();
  await expect((await opened).getByRole('article', { name: 'Proforma' })).toContainText('200,000 RWF');
  await staff.close();
});
