import { randomInt } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '#tests/support/browser/axe.ts';
import { takeAMinute } from '#tests/support/browser/connection.ts';
import { expect, test } from '#tests/support/browser/test.ts';
import { mailTo, newVisitor, subjectsTo, type Visitor } from '#tests/support/browser/visitor.ts';
import { enrolmentRequest } from '#tests/support/requests/enrolment-request.ts';
import { afterAMinute } from '#tests/support/requests/fill-time.ts';

const ikinimba = 'Ikinimba (registered as Umushayayo)';
const opener = (page: Page, name: string) => page.getByRole('link', { name: `Enroll Now: ${name}` });
const field = (dialog: Locator, name: string) => dialog.getByRole('textbox', { name });
const said = (dialog: Locator) => dialog.locator('[data-form-status]');
const send = (dialog: Locator) => dialog.getByRole('button', { name: 'Enrol in this class' }).click();

async function open(page: Page, name: string): Promise<Locator> {
  await opener(page, name).click();
  const dialog = page.getByRole('dialog', { name: `Enrol in ${name}` });
  await expect(dialog).toBeVisible();
  return dialog;
}

async function fill(dialog: Locator, visitor: Visitor): Promise<void> {
  await field(dialog, 'Name of the dancer').fill(visitor.name);
  await field(dialog, 'Email address').fill(visitor.email);
  await field(dialog, 'Phone number').fill(visitor.phone);
  await dialog.getByLabel('Experience').selectOption('beginner');
  await field(dialog, 'Age').fill('27');
  await field(dialog, 'Emergency contact').fill('Bosco, 0788 000 001');
  await dialog.getByLabel('Payment method').selectOption('mobile_money');
  await dialog.getByRole('checkbox', { name: /^I agree that FTS Studio keeps/ }).check();
  await takeAMinute(dialog.page());
}

test('a dancer enrols, sees what to pay, and gets it by mail', async ({ page, request }) => {
  const visitor = newVisitor();
  await page.goto('/services/dancing');
  const dialog = await open(page, ikinimba);
  for (const fact of ['45,000 RWF per month', '1.5 hours', 'Tue/Thu 5:30-7 PM', 'Traditional'])
    await expect(dialog).toContainText(fact);
  await fill(dialog, visitor);
  await send(dialog);

  const thanks = said(dialog);
  await expect(thanks).toBeFocused();
  await expect(thanks).toContainText(
    `Enrollment submitted for ${ikinimba}! Payment required: 45,000 RWF. We’ll contact you within 24 hours to confirm your place.`,
  );
  await expect(thanks).toContainText(`Mobile money: we’ll send the payment request to ${visitor.phone}`);
  await expect(dialog.locator('.toast')).toContainText('Payment required: 45,000 RWF.');
  await expect(field(dialog, 'Name of the dancer')).toBeHidden();
  const found = await mailTo(request, visitor, /^We received your enrolment/);
  expect(found.text).toContain(ikinimba);

  await dialog.getByRole('button', { name: 'Back to the classes' }).click();
  await expect(opener(page, ikinimba)).toBeFocused();
  const other = await open(page, 'Hip Hop');
  await expect(other).toContainText('60,000 RWF per month');
  await expect(field(other, 'Name of the dancer')).toHaveValue('');
  await expect(said(other)).toBeEmpty();
});

test('a guardian is required below 16 only, and has to agree', async ({ page, request }) => {
  const visitor = newVisitor();
  await page.goto('/services/dancing');
  const dialog = await open(page, 'Afrobeat');
  await fill(dialog, visitor);
  const guardian = field(dialog, 'Name of the parent or guardian');
  await expect(guardian).toBeHidden();
  await field(dialog, 'Age').fill('15');
  await expect(guardian).toBeVisible();
  await send(dialog);
  await expect(guardian).toBeFocused();
  await expect(guardian).toHaveAccessibleDescription(/Please enter the name of a parent or guardian\./);
  await field(dialog, 'Age').fill('16');
  await expect(guardian).toBeHidden();

  await field(dialog, 'Age').fill('9');
  await guardian.fill('Chantal Uwase');
  await dialog.getByRole('checkbox', { name: /^I am the parent or guardian/ }).check();
  await send(dialog);
  await expect(said(dialog)).toContainText('Enrollment submitted for Afrobeat!');
  const found = await mailTo(request, visitor, /^We received your enrolment: Afrobeat/);
  expect(found.text).toContain('I am the parent or guardian of this dancer.');
});

test('an enrolment works by keyboard alone, and closing returns the focus', async ({ page }) => {
  await page.goto('/services/dancing');
  const link = opener(page, 'Contemporary');
  await link.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Enrol in Contemporary' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(link).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  const type = async (text: string) => {
    await page.keyboard.press('Tab');
    await page.keyboard.type(text);
  };
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
  for (const text of ['Aline Uwase', newVisitor().phone, '', 'Adv', '31', 'Bosco 0788000001', 'Cash'])
    await type(text);
  await page.keyboard.press('Tab');
  await takeAMinute(page);
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(said(dialog)).toContainText('Enrollment submitted for Contemporary!');
  await expect(said(dialog)).toContainText('Cash: pay before your first lesson');
  await page.keyboard.press('Escape');
  await expect(link).toBeFocused();
});

test('the result of an enrolment is not shown in the dialog of another class', async ({ page }) => {
  const visitor = newVisitor();
  await page.goto('/services/dancing');
  const dialog = await open(page, 'Hip Hop');
  await fill(dialog, visitor);
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/api/enrolments', async (route) => {
    await answered;
    await route.continue();
  });
  await send(dialog);
  await page.keyboard.press('Escape');
  const other = await open(page, 'Afrobeat');
  await field(other, 'Age').focus();
  answer();
  await expect(page.locator('.toast')).toContainText('Enrollment submitted for Hip Hop!');
  await expect(said(other)).toBeEmpty();
  await expect(field(other, 'Age')).toBeFocused();
  await expect(field(other, 'Name of the dancer')).toHaveValue(visitor.name);
});

test('a second enrolment of the same dancer needs a confirmation', async ({ page, request }) => {
  const visitor = newVisitor();
  await page.goto('/services/dancing');
  const dialog = await open(page, 'Hip Hop');
  const second = dialog.getByRole('checkbox', { name: /want a second one/ });
  await fill(dialog, visitor);
  await expect(second).toBeHidden();
  await send(dialog);
  await expect(said(dialog)).toContainText('Enrollment submitted');
  await dialog.getByRole('button', { name: 'Back to the classes' }).click();
  await open(page, 'Hip Hop');
  await fill(dialog, visitor);
  await send(dialog);
  await expect(said(dialog)).toContainText('already enrolled in Hip Hop. Do you want a second');
  await expect(second).toBeFocused();
  await second.check();
  await send(dialog);
  await expect(said(dialog)).toContainText('Enrollment submitted');
  expect(await subjectsTo(request, visitor)).toHaveLength(2);
});

test('a full class is announced before the form is filled in, with the waiting list', async ({ page }) => {
  const full = (left: number) =>
    page.route('**/api/enrolments/places/*', (route) => route.fulfill({ json: { left } }));
  await full(0);
  await page.goto('/services/dancing');
  const dialog = await open(page, 'Afrobeat');
  await expect(dialog.getByRole('alert')).toContainText('you can join the waiting list');
  await page.keyboard.press('Escape');
  await full(3);
  await open(page, 'Intore Dance');
  await expect(dialog.getByRole('alert')).toBeHidden();
});

test('an enrolment in a full class joins its waiting list', async ({ page, request }) => {
  for (let status = 'enrolled'; status === 'enrolled'; ) {
    const from = { ...afterAMinute, 'x-visitor-address': `10.9.${randomInt(256)}.${randomInt(256)}` };
    const data = enrolmentRequest({ ...newVisitor(), classId: 'kwiyereka-ingabo' });
    const answer = await request.post('/api/enrolments', { data, headers: from });
    ({ status } = (await answer.json()) as { status: string });
  }
  await page.goto('/services/dancing');
  const dialog = await open(page, 'Kwiyereka Ingabo (registered as Ikinyemera)');
  await fill(dialog, newVisitor());
  await send(dialog);
  await expect(said(dialog)).toContainText(/The class is full: you are number \d+ on the waiting list/);
});

test('the text survives a reload; another class starts without an experience', async ({ page }) => {
  const visitor = newVisitor();
  await page.goto('/services/dancing');
  await fill(await open(page, 'Intore Dance'), visitor);
  await page.reload();
  const dialog = await open(page, 'Intore Dance');
  await expect(field(dialog, 'Name of the dancer')).toHaveValue(visitor.name);
  await expect(dialog.getByLabel('Experience')).toHaveValue('beginner');
  await expect(
    dialog.getByRole('checkbox', { name: /^I agree/ }),
    'nobody agrees by a reload',
  ).not.toBeChecked();
  await page.keyboard.press('Escape');
  const other = await open(page, 'Afrobeat');
  await expect(field(other, 'Name of the dancer')).toHaveValue(visitor.name);
  await expect(other.getByLabel('Experience')).toHaveValue('');
});

test('when the dialog cannot be loaded, the link opens the plain form of the same class', async ({
  page,
}) => {
  await page.route(/\/EnrolmentDialog[^/]*\.js/, (route) => route.abort());
  await page.goto('/services/dancing');
  await opener(page, ikinimba).click();
  await page.waitForURL(/\/services\/dancing\/enrol\?class=ikinimba/);
  await expect(page.getByLabel('Class', { exact: true })).toHaveValue('ikinimba');
});

test('the dialog has no axe violation and fits 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/services/dancing');
  const dialog = await open(page, 'Kwiyereka Ingabo (registered as Ikinyemera)');
  await field(dialog, 'Age').fill('12');
  await send(dialog);
  await expectAccessible(page, '#enrolment');
  expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
});
