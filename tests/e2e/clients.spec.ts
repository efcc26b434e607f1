import type { APIRequestContext, Page } from '@playwright/test';
import type { ClientRow } from '#src/domain/client/client.ts';
import { expectAccessible } from '#tests/support/browser/axe.ts';
import { arriveAs, bookDay, openFound } from '#tests/support/browser/staff-visitor.ts';
import { expect, test } from '#tests/support/browser/test.ts';
import { newVisitor } from '#tests/support/browser/visitor.ts';
import { enrolmentRequest } from '#tests/support/requests/enrolment-request.ts';
import { afterAMinute } from '#tests/support/requests/fill-time.ts';

const sheet = (page: Page) => page.locator('dialog.sheet');
const toasts = (page: Page) => page.locator('.toasts');
const question = (page: Page) => page.locator('dialog.confirm');
const section = (page: Page, name: string) => sheet(page).getByRole('region', { name });

/** Makes two clients: one books by phone, later with the address by which the other had written. */
async function twoClients(request: APIRequestContext) {
  const first = newVisitor();
  const other = { ...newVisitor(), name: `Uwase ${crypto.randomUUID().slice(0, 8)}` };
  await bookDay(request, '', first.email, first.phone);
  const answer = await request.post('/api/contact', {
    headers: afterAMinute,
    data: { name: other.name, email: other.email, subject: 'A wedding', message: 'In March?', consent: true },
  });
  expect(answer.status()).toBe(201);
  const reference = await bookDay(request, '', other.email, first.phone);
  return { first, other, reference };
}

test('a client is found by phone, noted, merged with a suggested one and separated again', async ({
  page,
  request,
}) => {
  const { first, other, reference } = await twoClients(request);
  await arriveAs(page, request, 'admin');
  await page.goto('/dashboard/admin/clients');
  const spaced = first.phone.replace(/^0(\d{3})(\d{3})(\d{3})$/, '+250 $1 $2 $3');
  await page.getByRole('searchbox').fill(spaced);
  const row = page.locator('.table tbody tr');
  await expect(row).toHaveCount(1);
  await expect(row).toContainText(first.email);
  await row.getByRole('link', { name: first.name }).press('Enter');

  await expect(sheet(page)).toContainText('2 bookings, 0 RWF received');
  await expect(sheet(page).getByRole('link', { name: `Call ${first.phone}` })).toHaveAttribute(
    'href',
    `tel:+250${first.phone.slice(1)}`,
  );
  await expect(sheet(page).getByRole('link', { name: 'New booking' })).toHaveAttribute(
    'href',
    /^bookings\/new\?client=[\w-]+$/,
  );
  const events = section(page, 'Everything so far');
  await expect(events.getByRole('link', { name: /^Booked .*: 150,000 RWF/ })).toHaveCount(2);
  await expect(events).not.toContainText('Wrote about');
  await expectAccessible(page, 'dialog.sheet', 'the sheet');

  const note = `Prefers mornings ${crypto.randomUUID()}`;
  await sheet(page).getByLabel('New note').fill(note);
  await sheet(page).getByLabel('Show first, as a warning').check();
  await sheet(page).getByRole('button', { name: 'Add the note' }).click();
  await expect(sheet(page).locator('.notice--error')).toContainText(note);
  await expect(sheet(page).getByLabel('New note')).toHaveValue('');

  const suggestion = section(page, 'Perhaps the same client').getByRole('listitem');
  await expect(suggestion).toContainText(other.name);
  await expect(suggestion).toContainText(`Both used ${other.email}.`);
  await suggestion.getByRole('button', { name: 'Merge' }).click();
  await expect(question(page)).toContainText('Nothing is moved');
  await expectAccessible(page, 'dialog.confirm', 'the question');
  await question(page).getByRole('button', { name: 'Merge' }).click();
  const merged = section(page, 'Merged into this client').getByRole('listitem');
  await expect(merged).toContainText(other.name);
  await expect(events.getByRole('link', { name: 'Wrote about “A wedding”' })).toBeVisible();
  await expect(sheet(page).locator('.notice--error')).toContainText(note);

  await merged.getByRole('button', { name: `Separate ${other.name}` }).click();
  await expect(suggestion).toContainText(other.name);
  await expect(events).not.toContainText('Wrote about');
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toHaveCount(0);
  await expectAccessible(page, undefined, 'the list');

  await page.goto(`/dashboard/admin/bookings?open=${reference}`);
  await sheet(page).getByRole('link', { name: 'All about this client' }).click();
  await expect(page).toHaveURL(/\/clients\?open=/);
  await expect(sheet(page)).toContainText(note);
});

test('a client is corrected after a change by someone else, and erased after a warning', async ({
  page,
  request,
}) => {
  const visitor = newVisitor();
  const enrolled = await request.post('/api/enrolments', {
    headers: afterAMinute,
    data: enrolmentRequest({ ...visitor, classId: 'contemporary' }),
  });
  expect(enrolled.status()).toBe(201);
  const { headers } = await arriveAs(page, request, 'admin');
  const found = `/api/clients?q=${visitor.phone}`;
  const { items } = (await (await request.get(found, { headers })).json()) as { items: ClientRow[] };
  const [client] = items;
  await page.goto(`/dashboard/admin/clients?open=${client?.id}`);
  await sheet(page).locator('summary', { hasText: 'Correct name' }).click();
  await sheet(page).getByLabel('Name').fill('Aline Ineza');
  const french = { ...client, language: 'fr' };
  expect((await request.put(`/api/clients/${client?.id}`, { headers, data: french })).status()).toBe(200);
  await sheet(page).getByRole('button', { name: 'Save' }).click();
  await expect(sheet(page)).toContainText('Changed by someone else since you opened it: language.');
  await expect(sheet(page).getByLabel('Name')).toHaveValue('Aline Ineza');
  await expect(sheet(page).getByLabel('Language')).toHaveValue('fr');
  await sheet(page).getByLabel('Another phone number').fill('+32 470 12 34 56');
  await sheet(page).getByRole('button', { name: 'Save' }).click();
  await expect(toasts(page)).toContainText('The client is corrected');
  await expect(sheet(page).getByRole('heading', { name: 'Aline Ineza' })).toBeVisible();
  await expect(sheet(page).getByRole('link', { name: 'Call +32470123456' })).toBeVisible();

  await sheet(page).getByRole('button', { name: 'Erase the client' }).click();
  await expect(question(page)).toContainText('1 enrolment keeps its class and price');
  await expectAccessible(page, 'dialog.confirm', 'the warning');
  await question(page).getByRole('button', { name: 'Erase it all' }).click();
  await expect(toasts(page)).toContainText('The client is erased');
  await expect(sheet(page)).toHaveCount(0);
  expect(await (await request.get(found, { headers })).json()).toMatchObject({ items: [] });
});

test('the palette opens a client found by phone', async ({ page, request }) => {
  const visitor = newVisitor();
  await bookDay(request, '', visitor.email, visitor.phone);
  await arriveAs(page, request, 'admin');
  await page.goto('/dashboard/admin');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByRole('dialog', { name: 'Search' }).getByRole('searchbox')).toBeFocused();
  await openFound(page, visitor.phone, `Client ${visitor.phone}`);
  await expect(sheet(page)).toContainText('1 booking, 0 RWF received');
});
