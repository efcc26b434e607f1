import type { BrowserContext, Locator, Page } from '@playwright/test';
import {
  cv,
  fillApplication,
  openDialog,
  send as sendOf,
  thanks,
} from '#tests/support/browser/application-form.ts';
import { countCalls, loseAnswers, openStill, takeAMinute } from '#tests/support/browser/connection.ts';
import { withFormWords } from '#tests/support/browser/form-words.ts';
import { expect, test } from '#tests/support/browser/test.ts';
import { newVisitor, subjectsTo, type Visitor } from '#tests/support/browser/visitor.ts';

const status = (page: Page) => page.getByRole('main').getByRole('status');
const kept = 'Everything you typed is kept. We’ll send it when you are back online: keep this page open.';
const unreached =
  'We cannot reach our server. Everything you typed is kept. Press “Try again” to send it again.';
const thanked = 'Thank you! Your message has been received.';
const unsent = 'Not sent yet, as far as we know.';

async function writeMessage(page: Page, { name, email }: Visitor): Promise<void> {
  await page.getByLabel('Full name').fill(name);
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Subject').fill('A wedding in June');
  await page.getByRole('textbox', { name: 'Message' }).fill('Two families.');
  await takeAMinute(page);
}

const sendMessage = (page: Page) => page.getByRole('button', { name: 'Send message' }).click();
const tryAgain = (region: Locator) => region.getByRole('button', { name: 'Try again' });

async function waitOffline(page: Page, context: BrowserContext): Promise<void> {
  await context.setOffline(true);
  await sendMessage(page);
  await expect(status(page)).toContainText(`You are offline. ${kept}`);
}

async function reloadUnsent(page: Page, region: Locator, calls: () => number): Promise<void> {
  const before = calls();
  await page.reload({ waitUntil: 'networkidle' });
  await expect(region).toContainText(unsent);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  expect(calls()).toBe(before);
}

test('a message made offline is sent once when online, without taking the focus', async ({
  page,
  context,
  request,
}) => {
  const visitor = newVisitor();
  await page.goto('/contact');
  await withFormWords(page, () => writeMessage(page, visitor));
  await waitOffline(page, context);
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Two families.');
  await page.getByLabel('Subject').focus();
  await context.setOffline(false);
  await expect(status(page)).toContainText(thanked);
  await expect(page.getByLabel('Subject')).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('');
  await expect(page.locator('.toast')).toContainText(thanked);
  expect(await subjectsTo(request, visitor)).toEqual([expect.stringMatching(/^We received your message/)]);
});

test('a message made offline before the words came stays, and is sent on the next press', async ({
  page,
  context,
}) => {
  await page.goto('/contact', { waitUntil: 'networkidle' });
  await context.setOffline(true);
  await writeMessage(page, newVisitor());
  await sendMessage(page);
  await expect(status(page)).toContainText('Not sent: you are offline. Everything you typed is still here.');
  await context.setOffline(false);
  await sendMessage(page);
  await expect(status(page)).toContainText(thanked);
});

test('a waiting message that is stopped or changed is not sent', async ({ page, context }) => {
  await page.goto('/contact');
  await withFormWords(page, () => writeMessage(page, newVisitor()));
  await waitOffline(page, context);
  const sent = countCalls(page, '/api/contact');
  await status(page).getByRole('button', { name: 'Stop' }).click();
  await expect(status(page)).toContainText('Stopped. We will not send the form until you press the button.');
  await expect(status(page)).toBeFocused();
  await waitOffline(page, context);
  await page.getByRole('textbox', { name: 'Message' }).fill('Three families.');
  await expect(status(page)).toContainText('You have changed the form, so we will not send it');
  await expect(page.getByRole('textbox', { name: 'Message' })).toBeFocused();
  const before = sent();
  await context.setOffline(false);
  await page.reload({ waitUntil: 'networkidle' });
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Three families.');
  await expect(status(page)).toBeEmpty();
  expect(sent()).toBe(before);
});

test('a message whose responses are lost is sent once by “Try again” after a reload', async ({
  page,
  request,
}) => {
  const visitor = newVisitor();
  const sent: Record<string, string>[] = [];
  page.on('request', (call) => {
    if (call.url().endsWith('/api/contact')) sent.push(call.headers());
  });
  await openStill(page, '/contact');
  await writeMessage(page, visitor);
  const connect = await loseAnswers(page, '**/api/contact');
  await sendMessage(page);
  await expect(status(page)).toContainText(unreached);
  await reloadUnsent(page, status(page), () => sent.length);
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Two families.');
  await connect();
  await tryAgain(status(page)).click();
  await expect(status(page)).toContainText(thanked);
  await expect(status(page)).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('');
  const [first, last] = [sent[0], sent.at(-1)];
  expect(last?.['idempotency-key']).toBe(first?.['idempotency-key']);
  expect(Number(last?.['fill-time']), 'the time before the reload counts as well').toBeGreaterThan(60_000);
  expect(await subjectsTo(request, visitor)).toEqual([expect.stringMatching(/^We received your message/)]);
});

test('a message that a busy server refused is sent with the same key by “Try again”', async ({
  page,
  request,
}) => {
  const visitor = newVisitor();
  const keys: (string | undefined)[] = [];
  page.on('request', (call) => {
    if (call.url().endsWith('/api/contact')) keys.push(call.headers()['idempotency-key']);
  });
  await openStill(page, '/contact');
  await writeMessage(page, visitor);
  const busy = { status: 503, json: { error: 'Please try again.', reference: '1F3A9C2D' } };
  await page.route('**/api/contact', (route) => route.fulfill(busy), { times: 1 });
  await sendMessage(page);
  await expect(status(page)).toContainText('Failed to send. Please try again.');
  await expect(status(page)).toContainText('Reference 1F3A9C2D.');
  await tryAgain(status(page)).click();
  await expect(status(page)).toContainText(thanked);
  expect(keys).toEqual([keys[0], keys[0]]);
  expect(await subjectsTo(request, visitor)).toEqual([expect.stringMatching(/^We received your message/)]);
});

async function fillEnrolment(page: Page, visitor: Visitor): Promise<Locator> {
  await openStill(page, '/services/dancing');
  await page.getByRole('link', { name: 'Enroll Now: Hip Hop' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toHaveAccessibleName('Enrol in Hip Hop');
  await dialog.getByRole('textbox', { name: 'Name of the dancer' }).fill(visitor.name);
  await dialog.getByRole('textbox', { name: 'Email address' }).fill(visitor.email);
  await dialog.getByRole('textbox', { name: 'Phone number' }).fill(visitor.phone);
  await dialog.getByLabel('Experience').selectOption('beginner');
  await dialog.getByRole('textbox', { name: 'Age' }).fill('27');
  await dialog.getByRole('textbox', { name: 'Emergency contact' }).fill('Bosco, 0788 000 001');
  await dialog.getByLabel('Payment method').selectOption('cash');
  await dialog.getByRole('checkbox', { name: /^I agree that FTS Studio keeps/ }).check();
  return dialog;
}

test('an enrolment whose response is lost is made once, and its dialog reopens after a reload', async ({
  page,
  request,
}) => {
  const visitor = newVisitor();
  const dialog = await fillEnrolment(page, visitor);
  const said = dialog.locator('[data-form-status]');
  const connect = await loseAnswers(page, '**/api/enrolments');
  await dialog.getByRole('button', { name: 'Enrol in this class' }).click();
  await expect(said).toContainText('Everything you typed is kept');
  await expect(dialog.getByRole('textbox', { name: 'Name of the dancer' })).toHaveValue(visitor.name);
  await reloadUnsent(page, said, countCalls(page, '/api/enrolments'));
  await expect(dialog).toHaveAccessibleName('Enrol in Hip Hop');
  await connect();
  await tryAgain(dialog).click();
  await expect(said).toContainText('Enrollment submitted for Hip Hop!');
  expect(await subjectsTo(request, visitor)).toEqual([expect.stringMatching(/^We received your enrolment/)]);
});

test('a waiting enrolment is not sent for another class', async ({ page, context }) => {
  const dialog = await withFormWords(page, () => fillEnrolment(page, newVisitor()));
  await context.setOffline(true);
  await dialog.getByRole('button', { name: 'Enrol in this class' }).click();
  await expect(dialog.getByRole('status')).toContainText('You are offline. Everything you typed is kept');
  await page.keyboard.press('Escape');
  const sent = countCalls(page, '/api/enrolments');
  await page.getByRole('link', { name: 'Enroll Now: Afrobeat' }).click();
  await expect(dialog.getByRole('status')).toContainText('You have changed the form, so we will not send it');
  const before = sent();
  await context.setOffline(false);
  await page.reload({ waitUntil: 'networkidle' });
  await expect(dialog).toBeHidden();
  expect(sent()).toBe(before);
});

test('an application whose response is lost keeps its file and is made once', async ({ page, request }) => {
  const visitor = newVisitor();
  const dialog = await openDialog(page);
  await fillApplication(dialog, visitor);
  const connect = await loseAnswers(page, '**/api/applications');
  await sendOf(dialog).click();
  await expect(dialog.getByRole('status')).toContainText('Everything you typed is kept');
  await expect(dialog.getByRole('status')).toContainText(
    'If you reload, you will have to choose the file again',
  );
  const file = dialog.getByLabel('Your CV');
  expect(await file.evaluate((input: HTMLInputElement) => input.files?.[0]?.name)).toBe(cv.name);
  await connect();
  await expect(dialog.getByRole('status')).toHaveText(thanks);
  expect(await subjectsTo(request, visitor)).toEqual([
    expect.stringMatching(/^We received your application/),
  ]);
});

test('a newsletter address whose responses are lost gets one mail, also after a reload', async ({
  page,
  request,
}) => {
  const visitor = newVisitor();
  await openStill(page, '/faqs');
  const box = page.locator('#newsletter');
  await box.getByLabel('Your email').fill(visitor.email);
  const connect = await loseAnswers(page, '**/api/newsletter');
  await page.getByRole('button', { name: 'SUBSCRIBE NOW' }).click();
  await expect(box.getByRole('status')).toContainText(
    'We cannot reach our server. Everything you typed is kept',
  );
  await reloadUnsent(page, box.getByRole('status'), countCalls(page, '/api/newsletter'));
  await expect(box.getByLabel('Your email')).toHaveValue(visitor.email);
  await connect();
  await tryAgain(box).click();
  await expect(box.getByRole('status')).toContainText('One more step');
  expect(await subjectsTo(request, visitor)).toEqual([
    expect.stringMatching(/^Please confirm your subscription/),
  ]);
});
