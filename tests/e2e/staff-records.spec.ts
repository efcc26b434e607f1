import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Page } from '@playwright/test';
import { interviewText } from '#src/domain/application/interview.ts';
import { addDays, todayInKigali } from '#src/lib/dates/dates.ts';
import { arriveAs } from '#tests/support/browser/staff-visitor.ts';
import { expect, test } from '#tests/support/browser/test.ts';
import { answerPhone, mailTo, newVisitor, subjectsTo, type Visitor } from '#tests/support/browser/visitor.ts';
import { query } from '#tests/support/database.ts';
import { applicationForm, cvFile } from '#tests/support/requests/application-request.ts';
import { enrolmentRequest } from '#tests/support/requests/enrolment-request.ts';
import { afterAMinute } from '#tests/support/requests/fill-time.ts';
import { pdfOf } from '#tests/support/requests/pdf.ts';
import { tokenIn } from '#tests/support/steps/booking-token.ts';

const sheet = (page: Page) => page.locator('dialog.sheet');
const toasts = (page: Page) => page.locator('.toasts');
const question = (page: Page) => page.locator('dialog.confirm');

async function openRecord(page: Page, list: string, { email, name }: Visitor): Promise<void> {
  await page.goto(`/dashboard/admin/${list}?q=${encodeURIComponent(email)}`);
  await page.locator('.table tbody').getByRole('link', { name }).click();
  await expect(sheet(page)).toBeVisible();
}

async function apply(request: APIRequestContext, { name, email }: Visitor, cv = cvFile()): Promise<void> {
  const encoded = new Response(applicationForm({ name, email, cv }));
  const answer = await request.post('/api/applications', {
    headers: { ...afterAMinute, 'content-type': encoded.headers.get('content-type') ?? '' },
    data: Buffer.from(await encoded.arrayBuffer()),
  });
  expect(answer.status()).toBe(201);
}

async function write(request: APIRequestContext, { name, email }: Visitor): Promise<void> {
  const answer = await request.post('/api/contact', {
    headers: afterAMinute,
    data: { name, email, subject: 'A wedding', message: 'Are you free in March?', consent: true },
  });
  expect(answer.status()).toBe(201);
}

test('a message is marked as done, and stays open while there is no connection', async ({
  page,
  request,
}) => {
  const visitor = newVisitor();
  await write(request, visitor);
  await arriveAs(page, request, 'admin');
  await openRecord(page, 'messages', visitor);
  await expect(sheet(page)).toContainText('Are you free in March?');
  await page.route('**/api/messages/*', (route) => route.abort());
  await sheet(page).getByRole('button', { name: 'Mark as done' }).click();
  await expect(toasts(page)).toContainText('The message has not changed');
  await expect(sheet(page).getByRole('button', { name: 'Mark as done' })).toBeVisible();
  await page.unroute('**/api/messages/*');
  await sheet(page).getByRole('button', { name: 'Mark as done' }).click();
  await expect(sheet(page).getByRole('button', { name: 'Open again' })).toBeVisible();
  await page.reload();
  await expect(sheet(page).getByRole('button', { name: 'Open again' })).toBeVisible();
});

test('a reply is filled from a template, kept when the network fails, and sent once', async ({
  page,
  request,
}) => {
  const visitor = newVisitor();
  await write(request, visitor);
  const { headers, user } = await arriveAs(page, request, 'admin');
  const template = {
    name: `Dates ${crypto.randomUUID().slice(0, 8)}`,
    text: 'Dear {name}, yes, we are. {staff}',
  };
  expect((await request.post('/api/templates', { headers, data: template })).status()).toBe(201);
  await openRecord(page, 'messages', visitor);
  await sheet(page).getByLabel('Template').selectOption(template.name);
  const filled = `Dear ${visitor.name}, yes, we are. ${user.name}`;
  const area = sheet(page).getByLabel('Your reply');
  await expect(area).toHaveValue(filled);
  await area.press('End');
  await area.pressSequentially(' – at 10?');
  // The server handles the request, but its response is lost.
  await page.route('**/api/messages/*/replies', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await sheet(page).getByRole('button', { name: 'Send the reply' }).click();
  await expect(sheet(page).getByRole('alert')).toContainText('The reply was not sent');
  await page.unroute('**/api/messages/*/replies');
  await page.reload();
  await expect(area).toHaveValue(`${filled} – at 10?`);
  await sheet(page).getByRole('button', { name: 'Send the reply' }).click();
  await expect(toasts(page)).toContainText('Your reply is on its way');
  await expect(area).toHaveValue('');
  await expect(sheet(page).locator('#conversation')).toContainText('we are. Amahoro Local – at 10?');
  expect((await mailTo(request, visitor, /^Re: A wedding/)).text).toContain('at 10?');
  const replies = (await subjectsTo(request, visitor)).filter((subject) => subject.startsWith('Re: '));
  expect(replies).toHaveLength(1);
});

test('an enrolment is cancelled after a confirmation, and the dancer gets a mail', async ({
  page,
  request,
}) => {
  const visitor = newVisitor();
  const answer = await request.post('/api/enrolments', {
    headers: afterAMinute,
    data: enrolmentRequest({ ...visitor, classId: 'contemporary' }),
  });
  expect(answer.status()).toBe(201);
  await arriveAs(page, request, 'admin');
  await openRecord(page, 'enrolments', visitor);
  await sheet(page).getByRole('button', { name: 'Cancel the enrolment' }).click();
  await expect(question(page)).toContainText(`We email ${visitor.name} at once.`);
  await question(page).getByRole('button', { name: 'Cancel it' }).click();
  await expect(sheet(page)).toContainText('Cancelled');
  await expect(sheet(page)).toContainText('cancelled the enrolment.');
  await expect(sheet(page)).toContainText('A visitor enrolled.');
  await mailTo(request, visitor, /cancelled/i);
});

test('a fee is offered for an enrolment, paid on the phone and shown as paid', async ({ page, request }) => {
  const visitor = newVisitor();
  const answer = await request.post('/api/enrolments', {
    headers: afterAMinute,
    data: enrolmentRequest({ ...visitor, classId: 'afrobeat' }),
  });
  expect(answer.status()).toBe(201);
  await arriveAs(page, request, 'admin');
  await openRecord(page, 'enrolments', visitor);
  await sheet(page).locator('summary', { hasText: 'Request the fee' }).click();
  await sheet(page).getByRole('button', { name: 'Send the offer' }).click();
  await expect(sheet(page)).toContainText(/Requested: [\d,]+ RWF, until/);
  const list = page.url();
  const { text } = await mailTo(request, visitor, /^Your fee: /);
  await page.goto(`/booking#${tokenIn(text)}`);
  await expect(page.getByText('Choose a date')).toHaveCount(0);
  await page.getByRole('button', { name: /^Accept and pay/ }).click();
  await page.waitForURL('**/payment-success?**');
  const [payment] = await query(
    request,
    'select transaction_ref as ref from payments join bookings on bookings.id = booking_id where email = $1',
    [visitor.email],
  );
  await answerPhone(request, String(payment?.['ref']), 'approve');
  await expect(page.getByRole('heading', { level: 1, name: 'Payment Successful!' })).toBeVisible();
  await page.goto(list);
  await expect(sheet(page)).toContainText(/Paid: [\d,]+ RWF/);
});

test('an applicant is invited to an interview, and the CV is downloaded unchanged', async ({
  page,
  request,
}) => {
  const visitor = newVisitor();
  const cv = cvFile();
  await apply(request, visitor, cv);
  await arriveAs(page, request, 'admin');
  await openRecord(page, 'applications', visitor);
  const download = page.waitForEvent('download');
  await sheet(page)
    .getByRole('button', { name: /^Download the CV/ })
    .click();
  const saved = await download;
  expect(saved.suggestedFilename()).toBe('Aline Uwase CV.pdf');
  expect(await readFile(await saved.path())).toEqual(Buffer.from(await cv.arrayBuffer()));
  const interview = `${addDays(todayInKigali(new Date()), 9)}T14:30`;
  await sheet(page).getByText('Invite to an interview').click();
  await sheet(page).getByLabel('Day and time of the interview').fill(interview);
  await sheet(page).getByRole('button', { name: 'Invite and send the email' }).click();
  await expect(sheet(page)).toContainText(`invited to an interview on ${interviewText(interview)}.`);
  await expect(sheet(page)).toContainText('opened the CV.');
  const mail = await mailTo(request, visitor, /meet you/);
  expect(mail.text).toContain(interviewText(interview));
});

test('several applications are declined at once; a stale one is named and stays selected', async ({
  page,
  request,
}) => {
  const visitor = newVisitor();
  for (const bytes of [2000, 2001]) await apply(request, visitor, cvFile(pdfOf(bytes)));
  const { headers } = await arriveAs(page, request, 'admin');
  const search = `q=${encodeURIComponent(visitor.email)}`;
  await page.goto(`/dashboard/admin/applications?${search}`);
  const rows = page.locator('.table tbody tr');
  await expect(rows).toHaveCount(2);
  for (const row of await rows.all()) await row.getByRole('checkbox').check();
  const { items } = await (await request.get(`/api/applications?${search}`, { headers })).json();
  const elsewhere = { status: 'shortlisted', version: items[0].version };
  expect((await request.put(`/api/applications/${items[0].id}`, { headers, data: elsewhere })).status()).toBe(
    200,
  );
  await page.getByRole('button', { name: 'Move to “Declined”' }).click();
  await expect(question(page)).toContainText('We email each of the 2 applicants at once');
  await question(page).getByRole('button', { name: 'Move to “Declined”' }).click();
  await expect(toasts(page)).toContainText(`Not changed: ${visitor.name}`);
  await expect(rows.filter({ hasText: 'Declined' })).toHaveCount(1);
  await expect(page.getByRole('region', { name: 'Selected' })).toContainText('1 application on this page');
  await expect(rows.filter({ hasText: 'Shortlisted' }).getByRole('checkbox')).toBeChecked();
  await mailTo(request, visitor, /^About your application/);
});

test('an admin sees the roles but cannot change them or invite admins', async ({ page, request }) => {
  await arriveAs(page, request, 'admin');
  await page.goto('/dashboard/admin/users?q=user@fts.example');
  await page.locator('.table tbody').getByRole('link', { name: 'Uwase Local' }).click();
  await expect(sheet(page)).toContainText('Only a super admin can change a role.');
  await expect(sheet(page).getByRole('button', { name: 'Admin' })).toBeDisabled();
  await expect(page.getByText('Invite an admin')).toHaveCount(0);
});

test('a super admin invites an admin, who sets up the account, and makes the admin a client', async ({
  page,
  request,
  otherPage: theirs,
}) => {
  const keza = newVisitor();
  await arriveAs(page, request, 'superadmin');
  await page.goto('/dashboard/superadmin/users');
  await page.getByText('Invite an admin').click();
  await page.getByLabel('Email address').fill(keza.email);
  await page.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(toasts(page)).toContainText(keza.email);
  await page.getByText(/^Open invitations/).click();
  await expect(page.getByRole('button', { name: `Withdraw the invitation to ${keza.email}` })).toBeVisible();

  const { text } = await mailTo(request, keza, /^Join the staff/);
  const link = /\/invitation#[\w-]+/.exec(text)?.[0] ?? '/';
  await theirs.goto(link);
  await theirs.getByLabel('Full name').fill(keza.name);
  await theirs.getByLabel('Password', { exact: true }).fill('umuduri ikembe ingoma');
  await theirs.getByRole('button', { name: 'Accept the invitation' }).click();
  await theirs.waitForURL('**/dashboard/admin');
  await expect(theirs.getByRole('heading', { level: 1 })).toHaveText('Overview');
  await theirs.goto(link);
  await expect(theirs.getByRole('main')).toContainText('already been accepted');

  await page.goto(`/dashboard/superadmin/users?q=${encodeURIComponent(keza.email)}`);
  await page.locator('.table tbody').getByRole('link', { name: keza.name }).click();
  await sheet(page).getByRole('button', { name: 'Client' }).press('Enter');
  await question(page).getByRole('button', { name: 'Change the role' }).press('Enter');
  await expect(sheet(page).getByRole('button', { name: 'Admin' }), 'the focus stays').toBeFocused();
});
