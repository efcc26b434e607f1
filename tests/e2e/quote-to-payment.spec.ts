import type { Page } from '@playwright/test';
import { formatMoney } from '#src/lib/money.ts';
import {
  openCalculator,
  quotedLines,
  quotedTotal,
  quoteLine,
  quoteLink,
} from '#tests/support/browser/quote-page.ts';
import { expect, test } from '#tests/support/browser/test.ts';
import { answerPhone, bookAndPay, fillBooking, mailTo, newVisitor } from '#tests/support/browser/visitor.ts';
import { query } from '#tests/support/database.ts';

/** Three lines of three categories, priced by hand (docs/product.md, Line price), in RWF. */
const logo = Math.round((100_000 * 2 + 20_000 + 12 * 1000) * 1.18);
const event = Math.round((80_000 + 30 * 1000) * 1.18);
/** Frames and photobooks include VAT. */
const photobook = 150_000;
const quoted = logo + event + photobook;

async function quoteThree(page: Page): Promise<void> {
  await openCalculator(page);
  const logoDesign = { category: 'Design & Printing', service: 'Logo Design', tier: 'Standard' };
  await quoteLine(page, { ...logoDesign, quantity: 2, km: 12, express: true, vat: true });
  await quoteLine(page, {
    category: 'Photography',
    service: 'Event Photography by the Hour',
    tier: 'Premium',
    km: 30,
  });
  await quoteLine(page, { category: 'Printed Frames', service: 'Photobook A3', tier: 'Basic' });
}

test('a quote opened by link joins the frames in the cart, and its deposit is paid', async ({
  page,
  otherPage: client,
  request,
}) => {
  await quoteThree(page);
  await expect(quotedTotal(page)).toHaveText(formatMoney(quoted));
  const link = await quoteLink(page);

  await client.goto('/pricing/frames');
  await client.getByRole('button', { name: /^Add to Cart ?: Photobook A3, Basic$/ }).click();
  await client.goto(link);
  await expect(quotedTotal(client)).toHaveText(formatMoney(quoted));
  await expect(quotedLines(client)).toHaveCount(3);
  await client.getByRole('button', { name: 'Checkout' }).click();

  await client.waitForURL('**/book-now');
  const total = quoted + photobook;
  const deposit = Math.round((total * 0.3) / 100) * 100;
  await expect(client.locator('.total-bar')).toContainText(formatMoney(total));
  const includedVat = Math.round((total * 18) / 118);
  await expect(client.locator('.total-bar')).toContainText(`incl. ${formatMoney(includedVat)} VAT`);
  await expect(client.locator('.order-line'), 'the photobooks are one line').toHaveCount(3);
  await expect(client.locator('.order-line').filter({ hasText: 'Logo Design' }).locator('dl')).toHaveText(
    /2 × 100,000 RWF\s*200,000 RWF\s*Express\s*20,000 RWF\s*12 km of travel\s*12,000 RWF\s*VAT 18%\s*41,760 RWF/,
  );
  expect(await client.evaluate(() => localStorage.getItem('fts_quote'))).toBeNull();
  const visitor = newVisitor();
  await fillBooking(client, visitor);
  const reference = await bookAndPay(client);

  const status = await request.get(`/api/payments/status/${reference}`);
  expect(await status.json()).toMatchObject({ transaction: { status: 'pending', amount: deposit } });
  await answerPhone(request, reference, 'approve');
  await expect(client.getByRole('heading', { level: 1, name: 'Payment Successful!' })).toBeVisible({
    timeout: 15_000,
  });
  for (const amount of [deposit, total - deposit])
    await expect(client.getByRole('main')).toContainText(formatMoney(amount));

  await mailTo(request, visitor, new RegExp(`^Payment received: ${formatMoney(deposit)}`));
  const received = await mailTo(request, visitor, /^We received your booking/);
  for (const words of [
    'Logo Design, Standard, express, 12 km of travel',
    formatMoney(logo),
    formatMoney(event),
  ])
    expect(received.text).toContain(words);

  const [stored] = await query(
    request,
    `select b.total::int, sum(l.amount)::int as lines, count(*)::int, p.amount::int as paid, p.status
       from payments p join bookings b on b.id = p.booking_id join booking_lines l on l.booking_id = b.id
      where p.transaction_ref = $1 group by b.id, p.id`,
    [reference],
  );
  expect(stored).toEqual({ total, lines: total, count: 3, paid: deposit, status: 'successful' });
});
