import type { Page } from '@playwright/test';
import { expectAccessible } from '#tests/support/browser/axe.ts';
import { codeOf } from '#tests/support/browser/newsletter-code.ts';
import { arriveAs } from '#tests/support/browser/staff-visitor.ts';
import { expect, test } from '#tests/support/browser/test.ts';
import { mailTo, newVisitor } from '#tests/support/browser/visitor.ts';

const sheet = (page: Page) => page.locator('dialog.sheet');
const toasts = (page: Page) => page.locator('.toasts');

test('a letter is written with a picture, previewed, tested and sent to the subscribers', async ({
  page,
  request,
  otherPage,
}) => {
  test.slow();
  const reader = newVisitor();
  await codeOf(otherPage, request, reader);
  const { user } = await arriveAs(page, request, 'superadmin');
  const subject = `New lights ${crypto.randomUUID().slice(0, 8)}`;
  await page.goto('/dashboard/superadmin/letters');
  await page.getByRole('link', { name: 'Write a letter' }).click();
  await sheet(page).getByLabel('Subject').fill(subject);
  const text = sheet(page).getByLabel('Text', { exact: true });
  await text.fill('Muraho!\n\nWe have **two** [new lights](/services/photography).');
  await sheet(page).getByRole('button', { name: 'Add a picture' }).click();
  const picker = page.getByRole('dialog', { name: 'Add a picture' });
  await picker.getByLabel('Search').fill('agaseke');
  await picker.getByRole('listitem').first().getByRole('button').click();
  await expect(text).toBeFocused();
  await expect(text).toHaveValue(/!\[[^\]]+\]\(gallery:[\w-]+\)$/);

  await sheet(page).getByText('How the email looks').click();
  const email = page.frameLocator('iframe[title="The email"]');
  await expect(email.getByRole('heading', { name: subject })).toBeVisible();
  const picture = email.locator('img');
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(600);
  const [frame, shown] = await Promise.all([
    page.locator('iframe[title="The email"]').boundingBox(),
    picture.boundingBox(),
  ]);
  expect(shown?.width).toBeLessThan(frame?.width ?? 0);
  await expect(email.locator('table').first()).toHaveCSS('background-color', 'rgb(248, 244, 236)');
  await sheet(page).getByRole('radio', { name: 'Text only' }).check();
  await expect(sheet(page)).toContainText('We have two new lights (');

  // Nothing typed is lost by a fault or a reload.
  await page.route('**/api/letters', (route) => route.abort());
  await sheet(page).getByRole('button', { name: 'Send me a test' }).click();
  await expect(sheet(page).getByRole('alert')).toContainText('The letter is not saved');
  await page.unroute('**/api/letters');
  await page.reload();
  await expect(sheet(page).getByLabel('Subject')).toHaveValue(subject);
  await expect(text).toHaveValue(/Muraho!/);

  await sheet(page).getByRole('button', { name: 'Send me a test' }).click();
  await expect(toasts(page)).toContainText(`It is sent to ${user.email} only.`);
  await mailTo(request, user, new RegExp(`^Test: ${subject}`));

  await sheet(page).getByRole('button', { name: 'Send to the subscribers' }).click();
  const question = page.getByRole('dialog', {
    name: new RegExp(`^Send “${subject}” to \\d+ subscribers?\\?`),
  });
  await question.getByRole('button', { name: 'Not yet' }).click();
  await sheet(page).getByRole('button', { name: 'Send to the subscribers' }).click();
  await question.getByRole('button', { name: /^Send \d+ emails?$/ }).click();
  await expect(toasts(page)).toContainText('The letter is being sent');
  await request.post('/dev/run/send-mail');
  const { html, text: plain } = await mailTo(request, reader, new RegExp(`^${subject}`));
  expect(html).toContain('<strong>two</strong>');
  expect(plain).toMatch(/\/api\/newsletter\/unsubscribe\?token=/);

  await page.goto('/dashboard/superadmin/letters');
  await page.getByRole('link', { name: subject }).click();
  await expect(sheet(page).getByText('Sent', { exact: true }).first()).toBeVisible();
  await expect(sheet(page).getByLabel('Subject')).toHaveCount(0);
});

test('an admin sees what a colleague changed meanwhile, keeps the own words, and cannot send', async ({
  page,
  request,
}) => {
  test.slow();
  const { headers } = await arriveAs(page, request, 'admin');
  const subject = `Draft ${crypto.randomUUID().slice(0, 8)}`;
  const added = await request.post('/api/letters', { headers, data: { subject, body: 'One' } });
  const { letter } = (await added.json()) as { letter: { id: string; version: number } };
  await page.goto(`/dashboard/admin/letters?open=${letter.id}`);
  const text = sheet(page).getByLabel('Text', { exact: true });
  await text.fill('My words');
  await expect(sheet(page).getByRole('button', { name: 'Send to the subscribers' })).toHaveCount(0);
  const data = { subject, body: 'Their words', version: letter.version };
  expect((await request.put(`/api/letters/${letter.id}`, { headers, data })).status()).toBe(200);
  await sheet(page).getByText('How the email looks').click();
  await expect(
    page.frameLocator('iframe[title="The email"]').getByRole('paragraph').filter({ hasText: 'My words' }),
  ).toBeVisible();
  await expectAccessible(page, 'dialog.sheet');
  await sheet(page).getByRole('button', { name: 'Save' }).click();
  await expect(sheet(page).getByRole('status')).toContainText('Their words');
  await expect(text).toHaveValue('My words');
  await sheet(page).getByRole('button', { name: 'Save' }).click();
  await expect(toasts(page)).toContainText('is saved');
});
