import { randomInt } from 'node:crypto';
import type { APIRequestContext, APIResponse, Locator, Page } from '@playwright/test';
import { fillApplication, motivation, openDialog, send } from '#tests/support/browser/application-form.ts';
import { takeAMinute } from '#tests/support/browser/connection.ts';
import { expect, test } from '#tests/support/browser/test.ts';
import { newVisitor } from '#tests/support/browser/visitor.ts';
import { applicationForm } from '#tests/support/requests/application-request.ts';
import { enrolmentRequest } from '#tests/support/requests/enrolment-request.ts';
import { afterAMinute } from '#tests/support/requests/fill-time.ts';
import { messageRequest } from '#tests/support/requests/message-request.ts';

/** Forms refused by a limit: a number to call is shown, and the text is kept. */

const refusal = /call.* \+250 700 000 001/s;
const someone = () => ({ email: newVisitor().email });

/** Sends until this IP address gets 429. */
async function useUp(post: () => Promise<APIResponse>): Promise<void> {
  for (let sent = 0; sent < 60; sent += 1) {
    const status = (await post()).status();
    if (status === 429) return;
    expect(status).toBe(201);
  }
  throw new Error('Sixty were taken, and no limit was met.');
}

const post = (request: APIRequestContext, path: string, data: unknown) =>
  request.post(path, { data, headers: afterAMinute });

test('too many messages from one network are refused with a phone number, and the text is kept', async ({
  page,
  request,
}) => {
  await useUp(() => post(request, '/api/contact', messageRequest({ email: newVisitor().email })));
  await page.goto('/contact');
  await page.getByLabel('Full name').fill('Aline Uwase');
  await page.getByLabel('Email address').fill(newVisitor().email);
  await page.getByLabel('Subject').fill('A wedding in June');
  await page.getByLabel('Message').fill('Two families.');
  await takeAMinute(page);
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('main').getByText(refusal)).toBeVisible();
  await expect(page.getByLabel('Message')).toHaveValue('Two families.');
});

test('too many newsletter addresses from one network are refused, and the address is kept', async ({
  page,
  request,
}) => {
  await useUp(() => post(request, '/api/newsletter', { email: newVisitor().email }));
  await page.goto('/faqs');
  const box = page.locator('#newsletter');
  await box.getByLabel('Your email').fill('aline@example.com');
  await takeAMinute(page);
  await page.getByRole('button', { name: 'SUBSCRIBE NOW' }).click();
  await expect(box.getByText(refusal)).toBeVisible();
  await expect(box.getByLabel('Your email')).toHaveValue('aline@example.com');
});

test('too many enrolments from one network are refused, and the text is kept', async ({ page, request }) => {
  await useUp(() => post(request, '/api/enrolments', enrolmentRequest({ classId: 'intore', ...someone() })));
  const dialog = await fillEnrolment(page, 'Intore Dance');
  await expect(dialog.getByText(refusal)).toBeVisible();
  await expect(dialog.getByLabel('Name of the dancer')).toHaveValue('Aline Uwase');
});

test('an enrolment in a full class joins its waiting list', async ({ page, request }) => {
  for (let status = 'enrolled'; status === 'enrolled'; ) {
    const from = { ...afterAMinute, 'x-visitor-address': `10.9.${randomInt(256)}.${randomInt(256)}` };
    const data = enrolmentRequest({ classId: 'kwiyereka-ingabo', ...someone() });
    const answer = await request.post('/api/enrolments', { data, headers: from });
    ({ status } = (await answer.json()) as { status: string });
  }
  const dialog = await fillEnrolment(page, 'Kwiyereka Ingabo (registered as Ikinyemera)');
  await expect(dialog.locator('[data-form-status]')).toContainText(
    /The class is full: you are number \d+ on the waiting list/,
  );
});

test('too many applications from one network are refused, and the text is kept', async ({
  page,
  request,
}) => {
  await useUp(() => {
    const multipart = applicationForm({ email: newVisitor().email });
    return request.post('/api/applications', { multipart, headers: afterAMinute });
  });
  const dialog = await openDialog(page);
  await fillApplication(dialog, newVisitor());
  await send(dialog).click();
  await expect(dialog.getByText(refusal)).toBeVisible();
  await expect(dialog.getByLabel('What do you want to learn')).toHaveValue(motivation);
});

/** Fills in the dialog of this class and sends it. */
async function fillEnrolment(page: Page, name: string): Promise<Locator> {
  await page.goto('/services/dancing');
  await page.getByRole('link', { name: `Enroll Now: ${name}` }).click();
  const dialog = page.getByRole('dialog', { name: `Enrol in ${name}` });
  await dialog.getByLabel('Name of the dancer').fill('Aline Uwase');
  await dialog.getByLabel('Email address').fill(newVisitor().email);
  await dialog.getByLabel('Phone number').fill('0788 123 456');
  await dialog.getByLabel('Experience').selectOption('beginner');
  await dialog.getByLabel('Age').fill('27');
  await dialog.getByRole('textbox', { name: 'Emergency contact' }).fill('Bosco, 0788 000 001');
  await dialog.getByLabel('Payment method').selectOption('cash');
  await dialog.getByRole('checkbox', { name: /^I agree that FTS Studio keeps/ }).check();
  await takeAMinute(page);
  await dialog.getByRole('button', { name: 'Enrol in this class' }).click();
  return dialog;
}
