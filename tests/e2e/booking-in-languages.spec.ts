import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { addressIn } from '#src/lib/words/languages.ts';
import { languagesOf } from '#src/lib/words/pages.ts';
import { keepCart, premiumPortrait } from '#tests/support/browser/order.ts';
import { spokenText } from '#tests/support/browser/spoken-text.ts';
import { expect, test } from '#tests/support/browser/test.ts';
import { answerPhone, newVisitor, referenceOf, textTo } from '#tests/support/browser/visitor.ts';
import { query } from '#tests/support/database.ts';
import { englishIn } from '#tests/support/english-sentences.ts';
import { workingDay } from '#tests/support/requests/booking-request.ts';
import { tokenIn } from '#tests/support/steps/booking-token.ts';

const expectNoEnglish = async (page: Page, what: string) =>
  expect(englishIn(await spokenText(page)), what).toEqual([]);

const wrong = { name: ' ', phone: '12', email: 'aline', eventDate: '2020-01-01', discountCode: 'NOTHING' };

const fieldOf = (page: Page, name: string) => page.locator(`[name="${name}"]`);

const submit = (page: Page) => page.locator('.booking button[type="submit"]');

for (const language of languagesOf('/book-now').slice(1)) {
  test(`a booking in ${language} has no English sentence, from the first error to the last email`, async ({
    page,
    request,
  }) => {
    await keepCart(page, premiumPortrait);
    await page.goto(addressIn(language, '/book-now'));
    await expect(page.locator('.booking[data-ready]')).toBeVisible();
    await expectNoEnglish(page, 'the order');
    await submit(page).click();
    await expect(page.locator('[aria-invalid="true"]')).not.toHaveCount(0);
    await expectNoEnglish(page, 'an empty form');
    const visitor = newVisitor();
    // A random day, since each takes eight bookings.
    const eventDate = workingDay(randomInt(220, 600));
    const right = { name: visitor.name, phone: visitor.phone, email: visitor.email, eventDate };
    for (const [field, value] of Object.entries(right)) await fieldOf(page, field).fill(value);
    await page.locator('.discount summary').click();
    for (const [field, value] of Object.entries(wrong)) {
      await fieldOf(page, field).fill(value);
      await submit(page).click();
      await expect(fieldOf(page, field)).toHaveAttribute('aria-invalid', 'true');
      await expectNoEnglish(page, `a wrong ${field}: “${value}”`);
      await fieldOf(page, field).fill(right[field as keyof typeof right] ?? '');
    }

    await submit(page).click();
    await page.waitForURL(`**${addressIn(language, '/payment-success')}?**`);
    const checking = await page.locator('h1').textContent();
    await expectNoEnglish(page, 'the payment that is checked');
    await answerPhone(request, referenceOf(page), 'approve');
    await expect(page.locator('h1')).not.toHaveText(checking ?? '', { timeout: 15_000 });
    await expectNoEnglish(page, 'the paid booking');

    const text = await textTo(request, visitor.phone, /RWF/);
    expect(englishIn(text)).toEqual([]);
    const subjects = () =>
      query(request, `select subject from outbox where recipient = $1 and status = 'sent'`, [visitor.email]);
    await expect.poll(async () => (await subjects()).length, { timeout: 15_000 }).toBeGreaterThanOrEqual(2);
    const answer = await request.get(`/dev/mailbox?to=${visitor.email}`, {
      headers: { accept: 'application/json' },
    });
    const mails = (await answer.json()) as { subject: string; text: string; html: string }[];
    for (const mail of mails) {
      expect(englishIn(`${mail.subject}\n${mail.text}`), mail.subject).toEqual([]);
      expect(mail.html).toContain(`<html lang="${language}"`);
    }

    const booked = mails.find((mail) => mail.text.includes(addressIn(language, '/booking#')));
    await page.goto(`${addressIn(language, '/booking')}#${tokenIn(booked?.text ?? '')}`);
    await expect(page.locator('main')).toContainText(/RWF/);
    await expectNoEnglish(page, 'the client’s own booking');
  });
}
