import type { BrowserContext, Page } from '@playwright/test';
import { cv, fillApplication, openDialog, send as sendOf, thanks } from '#tests/support/application-form.ts';
import { expect, test } from '#tests/support/test.ts';
import {
  addSession,
  fillBooking,
  mailsTo,
  newVisitor,
  type ReceivedMail,
  type Visitor,
} from '#tests/support/visitor.ts';

/** What happens to what was sent without a connection. */

const status = (page: Page) => page.getByRole('main').getByRole('status');
const kept = 'Your message is kept and is sent as soon as you are connected again.';

async function writeMessage(page: Page, { name, email }: Visitor): Promise<void> {
  await page.goto('/contact', { waitUntil: 'networkidle' });
  await page.getByLabel('Full name').fill(name);
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Subject').fill('A wedding in June');
  await page.getByLabel('Message').fill('Two families.');
}

const sendMessage = (page: Page) => page.getByRole('button', { name: 'Send message' }).click();

/** The server gets what is sent, and nothing of what it says arrives, until the page is told to go on. */
async function loseAnswers(page: Page, address: string): Promise<() => Promise<void>> {
  let losing = true;
  await page.route(address, async (route) => {
    if (!losing) return route.continue();
    await route.fetch();
    // A reload may have ended it already.
    await route.abort('connectionreset').catch(() => undefined);
  });
  return async () => {
    losing = false;
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
  };
}

/** Over once the page has tried again in vain after a reload. */
async function reloadAndTry(page: Page): Promise<void> {
  const tried = page.waitForEvent('requestfailed', (sent) => sent.url().includes('/api/'));
  await page.reload();
  await tried;
}

/** Counts the calls of an address that leave the page. */
function countCalls(page: Page, address: string): () => number {
  let calls = 0;
  page.on('request', (sent) => {
    if (sent.method() === 'POST' && sent.url().endsWith(address)) calls += 1;
  });
  return () => calls;
}

const subjects = (mails: ReceivedMail[]) => mails.map(({ subject }) => subject);

async function waitOffline(page: Page, context: BrowserContext): Promise<void> {
  await context.setOffline(true);
  await sendMessage(page);
  await expect(status(page)).toContainText(`You are offline. ${kept}`);
}

test('a message waits for the connection and arrives once, without taking the focus', async ({
  page,
  context,
  request,
}) => {
  const visitor = newVisitor();
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
  await writeMessage(page, newVisitor());
  await waitOffline(page, context);
  const sent = countCalls(page, '/api/contact');
  await status(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(status(page)).toContainText('Cancelled. Everything you typed is still here.');
  await expect(status(page)).toBeFocused();
  await waitOffline(page, context);
  await page.getByLabel('Message').fill('Three families.');
  await expect(status(page)).toContainText('You have changed it, so we no longer wait to send it.');
  const before = sent();
  await context.setOffline(false);
  await page.reload({ waitUntil: 'networkidle' });
  await expect(page.getByLabel('Message')).toHaveValue('Three families.');
  expect(sent()).toBe(before);
});

test('a message whose answers get lost, over a reload too, is one message', async ({ page, request }) => {
  const visitor = newVisitor();
  await writeMessage(page, visitor);
  const connect = await loseAnswers(page, '**/api/contact');
  await sendMessage(page);
  await expect(status(page)).toContainText(`We cannot reach our server. ${kept}`);
  await reloadAndTry(page);
  await expect(page.getByLabel('Message')).toHaveValue('Two families.');
  await expect(status(page)).toContainText(kept);
  await connect();
  await expect(status(page)).toContainText('Thank you! Your message has been received.');
  const { all } = await mailsTo(request, visitor, /^We received your message/);
  expect(all).toHaveLength(1);
});

test('an enrolment whose answer gets lost is one, and its dialog comes back after a reload', async ({
  page,
  request,
}) => {
  const visitor = newVisitor();
  await page.goto('/services/dancing');
  await page.getByRole('link', { name: 'Enroll Now: Hip Hop' }).click();
  const dialog = page.getByRole('dialog', { name: 'Enroll in Hip Hop' });
  await dialog.getByRole('textbox', { name: 'Name of the dancer' }).fill(visitor.name);
  await dialog.getByRole('textbox', { name: 'E-mail address' }).fill(visitor.email);
  await dialog.getByRole('textbox', { name: 'Phone number' }).fill(visitor.phone);
  await dialog.getByLabel('Experience').selectOption('beginner');
  await dialog.getByRole('textbox', { name: 'Age' }).fill('27');
  await dialog.getByRole('textbox', { name: 'Emergency contact' }).fill('Bosco, 0788 000 001');
  await dialog.getByLabel('Payment method').selectOption('cash');
  await dialog.getByRole('checkbox', { name: /^I agree that FTS Studio keeps/ }).check();
  const connect = await loseAnswers(page, '**/api/enrolments');
  await dialog.getByRole('button', { name: 'Enroll in this class' }).click();
  await expect(dialog.getByRole('status')).toContainText('Your enrolment is kept');
  await reloadAndTry(page);
  await expect(dialog.getByRole('status')).toContainText('Your enrolment is kept');
  await connect();
  await expect(dialog.getByRole('status')).toContainText('Enrollment submitted for Hip Hop!');
  const { all } = await mailsTo(request, visitor, /^We received your enrolment/);
  expect(all).toHaveLength(1);
});

test('an application keeps its file while the page is open, and is one', async ({ page, request }) => {
  const visitor = newVisitor();
  const dialog = await openDialog(page);
  await fillApplication(dialog, visitor);
  const connect = await loseAnswers(page, '**/api/applications');
  await sendOf(dialog).click();
  await expect(dialog.getByRole('status')).toContainText('Please leave this page open');
  const file = dialog.getByLabel('Your CV');
  expect(await file.evaluate((input: HTMLInputElement) => input.files?.[0]?.name)).toBe(cv.name);
  await connect();
  await expect(dialog.getByRole('status')).toHaveText(thanks);
  const { all } = await mailsTo(request, visitor, /^We received your application/);
  expect(all).toHaveLength(1);
});

test('an address for the newsletter is sent when the connection is back', async ({
  page,
  context,
  request,
}) => {
  const visitor = newVisitor();
  await page.goto('/faqs');
  const box = page.locator('#newsletter');
  await box.getByLabel('Your e-mail').fill(visitor.email);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'SUBSCRIBE NOW' }).click();
  await expect(box.getByRole('status')).toContainText('You are offline. Your address is kept');
  await context.setOffline(false);
  await expect(box.getByRole('status')).toContainText('One more step');
  const { all } = await mailsTo(request, visitor, /^Please confirm your newsletter/);
  expect(all).toHaveLength(1);
});

test.describe('a booking', () => {
  const book = (page: Page) => page.locator('.total-bar').getByRole('button').click();
  const notice = (page: Page) => page.locator('.booking__messages').getByRole('status');

  async function fillOrder(page: Page, visitor: Visitor): Promise<void> {
    await page.goto('/services/photography');
    await addSession(page, { package: 'Portrait photography', tier: 'Basic' });
    await page.goto('/book-now', { waitUntil: 'networkidle' });
    await fillBooking(page, visitor);
  }

  test('waits for the connection, is made once, and goes on to the payment', async ({
    page,
    context,
    request,
  }) => {
    const visitor = newVisitor();
    await fillOrder(page, visitor);
    await context.setOffline(true);
    await book(page);
    await expect(notice(page)).toContainText('Not booked yet');
    await expect(notice(page)).toContainText('We send it as soon as you are connected.');
    await context.setOffline(false);
    await page.waitForURL('**/payment-success?**');
    const { all } = await mailsTo(request, visitor, /^We received your booking/);
    expect(subjects(all).filter((subject) => subject.startsWith('We received'))).toHaveLength(1);
  });

  test('whose answers get lost, over a reload too, is one booking', async ({ page, request }) => {
    const visitor = newVisitor();
    await fillOrder(page, visitor);
    const connect = await loseAnswers(page, '**/api/bookings');
    await book(page);
    await expect(notice(page)).toContainText('Not booked yet');
    await reloadAndTry(page);
    await expect(notice(page)).toContainText('Not booked yet');
    await connect();
    await page.waitForURL('**/payment-success?**');
    const { all } = await mailsTo(request, visitor, /^We received your booking/);
    expect(subjects(all).filter((subject) => subject.startsWith('We received'))).toHaveLength(1);
  });

  test('that is called off or changed while it waits is not sent', async ({ page, context }) => {
    await fillOrder(page, newVisitor());
    await context.setOffline(true);
    const sent = countCalls(page, '/api/bookings');
    await book(page);
    await notice(page).getByRole('button', { name: 'Do not send' }).click();
    await expect(notice(page)).toContainText('we do not send your booking by itself');
    await book(page);
    await expect(notice(page)).toContainText('Not booked yet');
    await page.getByRole('button', { name: 'One more' }).click();
    await expect(notice(page)).toContainText('You changed your booking');
    const before = sent();
    await context.setOffline(false);
    await page.reload({ waitUntil: 'networkidle' });
    await expect(page.getByLabel('Full name')).toHaveValue('Aline Uwase');
    expect(sent()).toBe(before);
  });
});
