import type { BrowserContext, Locator, Page, Route } from '@playwright/test';
import { cv, fillApplication, openDialog, send as sendOf, thanks } from '#tests/support/application-form.ts';
import { countCalls, loseAnswers, openStill } from '#tests/support/connection.ts';
import { expect, test } from '#tests/support/test.ts';
import { mailsTo, newVisitor, type Visitor } from '#tests/support/visitor.ts';

/** What happens to what was sent without a connection. */

const status = (page: Page) => page.getByRole('main').getByRole('status');
const kept = 'Your message is kept. We’ll send it when you are back online.';

async function writeMessage(page: Page, visitor: Visitor): Promise<void> {
  // An empty form is refused by what sends it: from now on it is there.
  await sendMessage(page);
  await expect(status(page)).toContainText('Please fill in all required fields');
  await fillMessage(page, visitor);
}

async function fillMessage(page: Page, { name, email }: Visitor): Promise<void> {
  await page.getByLabel('Full name').fill(name);
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Subject').fill('A wedding in June');
  await page.getByLabel('Message').fill('Two families.');
}

const sendMessage = (page: Page) => page.getByRole('button', { name: 'Send message' }).click();

async function waitOffline(page: Page, context: BrowserContext): Promise<void> {
  await context.setOffline(true);
  await sendMessage(page);
  await expect(status(page)).toContainText(`You are offline. ${kept}`);
}

/** Over once the page has tried again in vain after a reload. */
async function reloadAndTry(page: Page): Promise<void> {
  const tried = page.waitForEvent('requestfailed', (sent) => sent.url().includes('/api/'));
  await page.reload();
  await tried;
}

test('a message waits for the connection and arrives once, without taking the focus', async ({
  page,
  context,
  request,
}) => {
  const visitor = newVisitor();
  await page.goto('/contact');
  await writeMessage(page, visitor);
  await waitOffline(page, context);
  await expect(page.getByLabel('Message')).toHaveValue('Two families.');
  await page.getByLabel('Subject').focus();
  await context.setOffline(false);
  await expect(status(page)).toContainText('Thank you! Your message has been received.');
  await expect(page.getByLabel('Subject')).toBeFocused();
  await expect(page.getByLabel('Message')).toHaveValue('');
  const { all } = await mailsTo(request, visitor, /^We received your message/);
  expect(all).toHaveLength(1);
});

test('what is cancelled or changed while it waits is not sent', async ({ page, context }) => {
  await page.goto('/contact');
  await writeMessage(page, newVisitor());
  await waitOffline(page, context);
  const sent = countCalls(page, '/api/contact');
  await status(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(status(page)).toContainText('Cancelled. Everything you typed is still here.');
  await expect(status(page)).toBeFocused();
  await waitOffline(page, context);
  await page.getByLabel('Message').fill('Three families.');
  await expect(status(page)).toContainText(
    'You changed it, so we will not send it until you press the button.',
  );
  await expect(page.getByLabel('Message')).toBeFocused();
  const before = sent();
  await context.setOffline(false);
  await page.reload({ waitUntil: 'networkidle' });
  await expect(page.getByLabel('Message')).toHaveValue('Three families.');
  await expect(status(page)).toBeEmpty();
  expect(sent()).toBe(before);
});

test('a message whose answers get lost, over a reload too, is one message', async ({ page, request }) => {
  const visitor = newVisitor();
  const waits: number[] = [];
  page.on('request', (sent) => {
    if (sent.url().endsWith('/api/contact')) waits.push(Number(sent.headers()['fill-time']));
  });
  await page.goto('/contact');
  await writeMessage(page, visitor);
  const connect = await loseAnswers(page, '**/api/contact');
  await sendMessage(page);
  await expect(status(page)).toContainText(`We cannot reach our server. ${kept}`);
  await reloadAndTry(page);
  await expect(page.getByLabel('Message')).toHaveValue('Two families.');
  await expect(status(page)).toContainText(kept);
  await connect();
  await expect(status(page)).toContainText('Thank you! Your message has been received.');
  await expect(page.getByLabel('Message')).toHaveValue('');
  expect(waits.at(-1), 'the time before the reload counts as well').toBeGreaterThanOrEqual(120_000);
  const { all } = await mailsTo(request, visitor, /^We received your message/);
  expect(all).toHaveLength(1);
});

test('a connection that comes back while a try is failing is not missed', async ({ page }) => {
  await openStill(page, '/contact');
  await writeMessage(page, newVisitor());
  const held = new Promise<Route>((resolve) => {
    void page.route('**/api/contact', resolve, { times: 1 });
  });
  await sendMessage(page);
  const firstTry = await held;
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await firstTry.abort('connectionreset');
  await expect(status(page)).toContainText('Thank you! Your message has been received.');
});

test('a connection that comes back unnoticed is found after a while', async ({ page }) => {
  await openStill(page, '/contact');
  await writeMessage(page, newVisitor());
  await page.route('**/api/contact', (route) => route.abort('connectionreset'), { times: 1 });
  await sendMessage(page);
  await expect(status(page)).toContainText(`We cannot reach our server. ${kept}`);
  await page.clock.runFor(5_000);
  await expect(status(page)).toContainText('Thank you! Your message has been received.');
});

async function fillEnrolment(page: Page, visitor: Visitor): Promise<Locator> {
  await page.goto('/services/dancing');
  await page.getByRole('link', { name: 'Enroll Now: Hip Hop' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toHaveAccessibleName('Enrol in Hip Hop');
  // An empty form is refused by what sends it: from now on it is there.
  await dialog.getByRole('button', { name: 'Enrol in this class' }).click();
  await expect(dialog.getByRole('status')).toContainText('Please fill in all required fields');
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

test('a connection that goes before the form is touched is waited for as well', async ({
  page,
  context,
  request,
}) => {
  const visitor = newVisitor();
  await page.goto('/contact', { waitUntil: 'networkidle' });
  await context.setOffline(true);
  await fillMessage(page, visitor);
  await sendMessage(page);
  await expect(status(page)).toContainText(`You are offline. ${kept}`);
  await page.getByLabel('Message').fill('Three families.');
  await expect(status(page)).toContainText('You seem to be offline. Everything you typed is still here.');
  await sendMessage(page);
  await expect(status(page)).toContainText(`You are offline. ${kept}`);
  await context.setOffline(false);
  await expect(status(page)).toContainText('Thank you! Your message has been received.');
  const { all } = await mailsTo(request, visitor, /^We received your message/);
  expect(all).toHaveLength(1);
});

test('an enrolment whose answer gets lost is one, and its dialog comes back after a reload', async ({
  page,
  request,
}) => {
  const visitor = newVisitor();
  const dialog = await fillEnrolment(page, visitor);
  const connect = await loseAnswers(page, '**/api/enrolments');
  await dialog.getByRole('button', { name: 'Enrol in this class' }).click();
  await expect(dialog.getByRole('status')).toContainText('Your enrolment is kept');
  await reloadAndTry(page);
  await expect(dialog.getByRole('status')).toContainText('Your enrolment is kept');
  await connect();
  await expect(dialog.getByRole('status')).toContainText('Enrollment submitted for Hip Hop!');
  const { all } = await mailsTo(request, visitor, /^We received your enrolment/);
  expect(all).toHaveLength(1);
});

test('an enrolment that waits is not made for another class', async ({ page, context }) => {
  const dialog = await fillEnrolment(page, newVisitor());
  await context.setOffline(true);
  await dialog.getByRole('button', { name: 'Enrol in this class' }).click();
  await expect(dialog.getByRole('status')).toContainText('You are offline. Your enrolment is kept');
  await page.keyboard.press('Escape');
  const sent = countCalls(page, '/api/enrolments');
  await page.getByRole('link', { name: 'Enroll Now: Afrobeat' }).click();
  await expect(dialog.getByRole('status')).toContainText('we will not send it until you press the button');
  const before = sent();
  await context.setOffline(false);
  await page.reload({ waitUntil: 'networkidle' });
  await expect(dialog).toBeHidden();
  expect(sent()).toBe(before);
});

test('an application keeps its file while the page is open, and is one', async ({ page, request }) => {
  const visitor = newVisitor();
  const dialog = await openDialog(page);
  await fillApplication(dialog, visitor);
  const connect = await loseAnswers(page, '**/api/applications');
  await sendOf(dialog).click();
  await expect(dialog.getByRole('status')).toContainText('Your application is kept');
  await expect(dialog.getByRole('status')).toContainText(
    'If you reload, you will have to choose the file again',
  );
  const file = dialog.getByLabel('Your CV');
  expect(await file.evaluate((input: HTMLInputElement) => input.files?.[0]?.name)).toBe(cv.name);
  await connect();
  await expect(dialog.getByRole('status')).toHaveText(thanks);
  const { all } = await mailsTo(request, visitor, /^We received your application/);
  expect(all).toHaveLength(1);
});

test('an address for the newsletter whose answers get lost, over a reload too, brings one mail', async ({
  page,
  request,
}) => {
  const visitor = newVisitor();
  await page.goto('/faqs');
  const box = page.locator('#newsletter');
  await box.getByLabel('Your email').fill(visitor.email);
  // The box has its status with what sends it.
  await expect(box.getByRole('status')).toBeAttached();
  const connect = await loseAnswers(page, '**/api/newsletter');
  await page.getByRole('button', { name: 'SUBSCRIBE NOW' }).click();
  await expect(box.getByRole('status')).toContainText('We cannot reach our server. Your address is kept');
  await reloadAndTry(page);
  await expect(box.getByLabel('Your email')).toHaveValue(visitor.email);
  await expect(box.getByRole('status')).toContainText('Your address is kept');
  await connect();
  await expect(box.getByRole('status')).toContainText('One more step');
  const { all } = await mailsTo(request, visitor, /^Please confirm your subscription/);
  expect(all).toHaveLength(1);
});
