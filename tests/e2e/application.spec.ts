import type { Page } from '@playwright/test';
import {
  cv,
  fillApplication,
  formOn,
  motivation,
  openDialog,
  send,
  thanks,
} from '#tests/support/browser/application-form.ts';
import { expectAccessible } from '#tests/support/browser/axe.ts';
import { loseAnswer, pressTwice } from '#tests/support/browser/connection.ts';
import { withFormWords } from '#tests/support/browser/form-words.ts';
import { expect, test } from '#tests/support/browser/test.ts';
import { mailTo, newVisitor, subjectsTo } from '#tests/support/browser/visitor.ts';
import { pdfOf } from '#tests/support/requests/pdf.ts';

function countSent(page: Page): () => number {
  let sent = 0;
  page.on('request', (asked) => {
    if (asked.method() === 'POST' && asked.url().endsWith('/api/applications')) sent += 1;
  });
  return () => sent;
}

test('from the list, the form opens in a dialog, is sent once and answered by mail', async ({
  page,
  request,
}) => {
  const visitor = newVisitor();
  const sent = countSent(page);
  const dialog = await openDialog(page);
  await fillApplication(dialog, visitor);
  await pressTwice(page, send(dialog), '**/api/applications');
  await expect(dialog.getByRole('status')).toHaveText(thanks);
  await expect(dialog.getByRole('status')).toBeFocused();
  await expect(dialog.getByLabel('Full name')).toHaveValue('');
  expect(sent()).toBe(1);
  const found = await mailTo(request, visitor, /^We received your application/);
  expect(await subjectsTo(request, visitor)).toHaveLength(1);
  expect(found.text).toContain('Dance Internship');
});

test('from a programme, the form is preselected, waits offline and is sent when online', async ({
  page,
  context,
  request,
}) => {
  const visitor = newVisitor();
  await page.goto('/internships/photography-internship');
  const dialog = page.getByRole('dialog');
  await withFormWords(page, async () => {
    await page
      .getByRole('link', { name: /^Apply Now/ })
      .first()
      .click();
    const choice = dialog.getByLabel('Programme');
    await expect(choice).toHaveValue('photography-internship');
    await expect(choice.locator('option')).toHaveCount(12);
    await choice.selectOption('Documentary Film Internship');
    await fillApplication(dialog, visitor);
  });
  await context.setOffline(true);
  await send(dialog).click();
  await expect(dialog.getByRole('status')).toContainText('You are offline. Everything you typed is kept');
  await context.setOffline(false);
  await expect(dialog.getByRole('status')).toHaveText(thanks);
  const found = await mailTo(request, visitor, /^We received your application/);
  expect(found.subject).toContain('Documentary Film Internship');
  expect(await subjectsTo(request, visitor)).toHaveLength(1);
});

test('by keyboard, the form opens, marks missing fields, closes and returns the focus', async ({ page }) => {
  await page.goto('/internships/dance-internship');
  const link = page.getByRole('link', { name: /^Apply Now/ }).first();
  await link.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Full name')).toBeVisible();
  await dialog.getByLabel('Full name').focus();
  await page.keyboard.type('Aline');
  await page.keyboard.press('Enter');
  const phone = dialog.getByLabel('Phone number');
  await expect(phone).toBeFocused();
  await expect(phone).toHaveAccessibleDescription(/Please enter a phone number or an email address/);
  await expect(dialog.getByRole('status')).toHaveText('Please fill in all required fields');
  await expect(dialog.locator('[aria-invalid=true]')).toHaveCount(6);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(link).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('Full name'), 'what was typed is still there').toHaveValue('Aline');
});

test('a CV that is no PDF or too large is refused before sending', async ({ page }) => {
  const sent = countSent(page);
  const dialog = await openDialog(page);
  await fillApplication(dialog, newVisitor());
  const field = dialog.getByLabel('Your CV');
  await field.setInputFiles({ ...cv, buffer: Buffer.from('a Word file') });
  await expect(field).toHaveAccessibleDescription(/This file is not a PDF\./);
  await field.setInputFiles({ ...cv, buffer: Buffer.from(pdfOf(5 * 1024 * 1024 + 1)) });
  await expect(field).toHaveAccessibleDescription(/larger than 5 MB/);
  await send(dialog).click();
  await expect(field).toBeFocused();
  expect(sent()).toBe(0);
  await field.setInputFiles(cv);
  await expect(field).not.toHaveAttribute('aria-invalid');
});

test('an error from the server is shown at its field, and the form keeps everything', async ({ page }) => {
  const dialog = await openDialog(page);
  await fillApplication(dialog, newVisitor());
  const email = dialog.getByLabel('Email address');
  // Valid for a browser, refused by the server.
  await email.fill('aline@example');
  await send(dialog).click();
  await expect(email).toHaveAccessibleDescription(/such as name@example\.com/);
  await expect(dialog.getByLabel('What do you want to learn')).toHaveValue(motivation);
  expect(
    await dialog.getByLabel('Your CV').evaluate((input: HTMLInputElement) => input.files?.[0]?.name),
  ).toBe(cv.name);
});

test('a CV of 5 MB is sent in two requests; a lost response makes no second application', async ({
  page,
  request,
}) => {
  const visitor = newVisitor();
  const dialog = await openDialog(page);
  await fillApplication(dialog, visitor);
  await dialog.getByLabel('Your CV').setInputFiles({ ...cv, buffer: Buffer.from(pdfOf(5 * 1024 * 1024)) });
  await page.route('**/api/applications', loseAnswer, { times: 1 });
  const beginning = page.waitForRequest('**/api/applications/cv-parts');
  await send(dialog).click();
  await beginning;
  // 5 MB take time on a busy machine.
  await expect(dialog.getByRole('status')).toContainText('Everything you typed is kept', { timeout: 15_000 });
  await send(dialog).click();
  await expect(dialog.getByRole('status')).toHaveText(thanks, { timeout: 15_000 });
  expect(await subjectsTo(request, visitor)).toEqual([
    expect.stringMatching(/^We received your application/),
  ]);
});

test('after a reload an unsent application is restored and needs only its file again', async ({ page }) => {
  const dialog = await openDialog(page);
  await fillApplication(dialog, newVisitor());
  await page.route('**/api/applications', (route) => route.abort('connectionreset'));
  await send(dialog).click();
  await expect(dialog.getByRole('status')).toContainText('Everything you typed is kept');
  await page.reload();
  await expect(dialog.getByRole('status')).toContainText('Please choose your file again first.');
  await expect(dialog.getByLabel('Programme')).toHaveValue('dance-internship');
  await expect(dialog.getByLabel('What do you want to learn')).toHaveValue(motivation);
  await expect(dialog.getByRole('checkbox')).toBeChecked();
  await page.unroute('**/api/applications');
  await dialog.getByLabel('Your CV').setInputFiles(cv);
  await send(dialog).click();
  await expect(dialog.getByRole('status')).toHaveText(thanks);
});

test('the form’s own page keeps the programme and the text over a reload', async ({ page }) => {
  await page.goto('/internships/apply?programme=dance-internship');
  const form = formOn(page);
  await expect(form.getByLabel('Programme')).toHaveValue('dance-internship');
  await expectAccessible(page);
  await form.getByLabel('Programme').selectOption('Videography Internship');
  await form.getByLabel('What do you want to learn').fill(motivation);
  await page.reload();
  await expect(form.getByLabel('Programme')).toHaveValue('videography-internship');
  await expect(form.getByLabel('What do you want to learn')).toHaveValue(motivation);
});

test('a CV too large for a page without its words is named, and nothing typed is lost', async ({ page }) => {
  const sent = countSent(page);
  await page.route('**/_astro/words/**', (route) => route.abort());
  const dialog = await openDialog(page);
  await fillApplication(dialog, newVisitor());
  await dialog.getByLabel('Your CV').setInputFiles({ ...cv, buffer: Buffer.from(pdfOf(4_500_000)) });
  await send(dialog).click();
  await expect(dialog.getByRole('status')).toHaveText('Please correct the marked fields.');
  const field = dialog.getByLabel('Your CV');
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription(/can send a file of at most 4 MB\. Please reload the page/);
  await expect(dialog.getByLabel('What do you want to learn')).toHaveValue(motivation);
  expect(sent()).toBe(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('without scripts, "Apply Now" opens the form, which ends at the thanks page', async ({
    page,
    request,
  }) => {
    const visitor = newVisitor();
    await page.goto('/internships/dance-internship');
    await page.getByRole('link', { name: 'Apply Now for the Dance Internship' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Apply for an internship');
    await fillApplication(formOn(page), visitor);
    await formOn(page).getByLabel('Programme').selectOption('Dance Internship');
    await send(formOn(page)).click();
    await expect(page).toHaveURL(/\/internships\/applied$/);
    await expect(page.getByRole('main')).toContainText(
      /Your application was received\.\s*We will contact you shortly\./,
    );
    await mailTo(request, visitor, /^We received your application for the Dance Internship/);
  });

  test('without scripts, a refusal is a readable page, and Back keeps the form', async ({ page }) => {
    await page.goto('/internships/apply');
    const form = formOn(page);
    await fillApplication(form, { ...newVisitor(), email: 'aline@example' });
    await form.getByLabel('Programme').selectOption('Dance Internship');
    await send(form).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your application was not sent');
    await expect(page.getByRole('listitem')).toHaveText([/such as name@example\.com/]);
    await expect(page.getByRole('blockquote')).toHaveText(motivation);
    await page.goBack();
    await expect(form.getByLabel('What do you want to learn')).toHaveValue(motivation);
  });
});
