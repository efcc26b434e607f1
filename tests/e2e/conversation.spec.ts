import type { Page } from '@playwright/test';
import { expectAccessible } from '#tests/support/browser/axe.ts';
import { arriveAs } from '#tests/support/browser/staff-visitor.ts';
import { expect, test } from '#tests/support/browser/test.ts';
import { mailTo, newVisitor } from '#tests/support/browser/visitor.ts';
import { bookingRequest } from '#tests/support/requests/booking-request.ts';
import { afterAMinute } from '#tests/support/requests/fill-time.ts';
import { tokenIn } from '#tests/support/steps/booking-token.ts';

const questions = (page: Page) => page.getByRole('region', { name: 'Questions' });
const conversation = (page: Page) => page.getByRole('region', { name: 'Conversation' });

test('a client asks on the page of a booking and reads there what staff reply in its sheet', async ({
  page,
  request,
  browser,
}) => {
  const visitor = newVisitor();
  const { booking } = await request
    .post('/api/bookings', {
      headers: { 'idempotency-key': crypto.randomUUID() },
      data: bookingRequest(visitor),
    })
    .then((answer) => answer.json() as Promise<{ booking: { reference: string } }>);
  const received = await mailTo(request, visitor, /^We received your booking/);
  await page.goto(`/booking#${tokenIn(received.text)}`);
  await expect(questions(page)).toContainText('Two families, one baby.');

  await questions(page).getByLabel('Your question').fill('May we bring our dog?');
  await page.route('**/api/bookings/mine/questions', (route) => route.abort());
  await questions(page).getByRole('button', { name: 'Send' }).click();
  await expect(questions(page).getByRole('alert')).toBeVisible();
  await page.unroute('**/api/bookings/mine/questions');
  await page.reload();
  await expect(questions(page).getByLabel('Your question')).toHaveValue('May we bring our dog?');
  await questions(page).getByRole('button', { name: 'Send' }).click();
  await expect(questions(page).getByRole('listitem')).toHaveText([/one baby/, /May we bring our dog\?/]);
  await expect(questions(page).getByLabel('Your question')).toHaveValue('');
  await expectAccessible(page);

  const desk = await browser.newPage();
  await arriveAs(desk, request, 'admin');
  await desk.goto(`/dashboard/admin/bookings?open=${booking.reference}`);
  await expect(desk.locator('dialog.sheet')).toContainText('The client waits for a reply to 1 question.');
  await expect(conversation(desk).getByRole('listitem').last()).toContainText('Waiting for a reply');
  await conversation(desk).getByLabel('Your reply').fill('Please do. We love dogs.');
  await conversation(desk).getByRole('button', { name: 'Send the reply' }).click();
  await expect(conversation(desk).getByRole('listitem').last()).toContainText('We love dogs.');
  await expect(conversation(desk)).not.toContainText('Waiting for a reply');
  await expectAccessible(desk, 'dialog.sheet');
  await desk.close();

  const reply = await mailTo(request, visitor, /^Re: Question about booking/);
  await page.goto(`/booking#${tokenIn(reply.text)}`);
  await expect(questions(page).getByRole('listitem').last()).toContainText('We love dogs.');
});

test('a client reads and answers a reply to a message on the page behind its link', async ({
  page,
  request,
}) => {
  const visitor = newVisitor();
  await request.post('/api/contact', {
    headers: afterAMinute,
    data: {
      name: visitor.name,
      email: visitor.email,
      subject: 'A wedding',
      message: 'Are you free in March?',
    },
  });
  const { headers } = await arriveAs(page, request, 'admin');
  const list = await request.get(`/api/messages?q=${visitor.email}`, { headers });
  const { items } = (await list.json()) as { items: { id: string; version: number }[] };
  await request.post(`/api/messages/${items[0]?.id}/replies`, {
    headers: { ...headers, 'idempotency-key': crypto.randomUUID() },
    data: { text: 'Yes, on Saturdays.', version: items[0]?.version },
  });
  const { text } = await mailTo(request, visitor, /^Re: A wedding/);
  const path = /\/conversation#[\w-]{22}/.exec(text)?.[0] ?? '';
  await page.goto(path);
  const words = page.locator('main').getByRole('listitem');
  await expect(words.filter({ hasText: /March|Saturdays/ })).toHaveText([/in March\?/, /on Saturdays\./]);
  await expect(page).toHaveURL(/\/conversation$/);
  await page.getByLabel('Your answer').fill('Then Saturday.');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(words.filter({ hasText: 'Then Saturday.' })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/conversation#wrong');
  await expect(page.getByRole('status').filter({ hasText: 'This address is incomplete' })).toBeVisible();
});

test('WhatsApp opens with the typed words and the client’s link, and one press notes it', async ({
  page,
  request,
  context,
}) => {
  const visitor = newVisitor();
  const answer = await request.post('/api/bookings', {
    headers: { 'idempotency-key': crypto.randomUUID() },
    data: bookingRequest(visitor),
  });
  const { booking } = (await answer.json()) as { booking: { reference: string } };
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }));
  await arriveAs(page, request, 'admin');
  await page.goto(`/dashboard/admin/bookings?open=${booking.reference}`);
  await conversation(page).getByLabel('Your reply').fill('We deliver on Friday.');
  const opened = context.waitForEvent('page');
  await conversation(page).getByRole('button', { name: 'Send on WhatsApp' }).click();
  await (await opened).waitForURL(/wa\.me/);
  const sent = new URL((await opened).url()).searchParams.get('text') ?? '';
  expect(sent).toMatch(/^We deliver on Friday\.\n[\s\S]+\/booking#[\w-]{22}$/);
  await (await opened).close();
  await conversation(page).getByRole('button', { name: 'Note as sent by WhatsApp' }).click();
  await expect(conversation(page).getByRole('listitem').last()).toContainText('Sent by WhatsApp.');
});
