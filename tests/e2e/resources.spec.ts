import type { Page } from '@playwright/test';
import { expectAccessible } from '#tests/support/browser/axe.ts';
import { daysAhead } from '#tests/support/browser/days-ahead.ts';
import { arriveAs, bookDay } from '#tests/support/browser/staff-visitor.ts';
import { expect, test } from '#tests/support/browser/test.ts';
import { workingDay } from '#tests/support/requests/booking-request.ts';
import { spanOn } from '#tests/support/steps/resources.ts';

const sheet = (page: Page) => page.locator('dialog.sheet');
const toasts = (page: Page) => page.locator('.toasts');

test('a person is added, is away, and is retired @wide', async ({ page, request }) => {
  await arriveAs(page, request, 'admin');
  const name = `Moses ${crypto.randomUUID().slice(0, 8)}`;
  await page.goto('/dashboard/admin/resources');
  await page.getByText('Add a person or a thing').click();
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByRole('checkbox', { name: 'Photography' }).check();
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(toasts(page)).toContainText(`“${name}” is added`);
  await page.goto(`/dashboard/admin/resources?q=${encodeURIComponent(name)}`);
  await page.getByRole('link', { name }).click();
  await expect(sheet(page)).toContainText('Free today.');
  await sheet(page).getByText('Add an absence').click();
  await sheet(page).getByLabel('Reason').fill('Leave');
  await sheet(page).getByRole('button', { name: 'Add the absence' }).click();
  await expect(sheet(page)).toContainText('Away all day: Leave.');
  await expectAccessible(page, 'dialog.sheet');
  await sheet(page)
    .getByRole('button', { name: /^Remove: Leave/ })
    .click();
  await expect(sheet(page)).toContainText('Nothing is planned.');
  await sheet(page).getByRole('button', { name: 'Retire it' }).click();
  await page.locator('dialog.confirm').getByRole('button', { name: 'Retire it' }).click();
  await expect(toasts(page)).toContainText(`“${name}” is retired`);
  await expect(sheet(page)).toBeHidden();
});

test('a clash shows who has a camera, and a free one is taken in one tap @wide', async ({
  page,
  request,
}) => {
  const { headers } = await arriveAs(page, request, 'admin');
  const day = workingDay(daysAhead.assigned);
  const references = [];
  for (const client of ['first', 'second'])
    references.push(await bookDay(request, day, `${client}-${crypto.randomUUID()}@example.com`));
  const [first = '', second = ''] = references;
  const mark = crypto.randomUUID().slice(0, 8);
  const ids: string[] = [];
  for (const name of [`Canon ${mark}`, `Sony ${mark}`]) {
    const added = await request.post('/api/resources', { headers, data: { kind: 'camera', name } });
    ids.push(((await added.json()) as { resource: { id: string } }).resource.id);
  }
  const data = { resource: ids[0], ...spanOn(day) };
  const taken = await request.post(`/api/bookings/${first}/assignments`, { headers, data });
  expect(taken.status()).toBe(201);

  await page.goto(`/dashboard/admin/bookings?open=${second}`);
  await sheet(page).getByText('Assign people and kit').click();
  const free = sheet(page).getByRole('region', { name: 'Free, and can do this' });
  await expect(free).toContainText(`Sony ${mark}`);
  await expect(free).not.toContainText(`Canon ${mark}`);
  await sheet(page)
    .getByRole('button', { name: `Assign Canon ${mark}`, exact: true })
    .press('Enter');
  const clash = sheet(page).getByRole('alert');
  await expect(clash).toContainText(`Canon ${mark} is already assigned to ${first}`);
  await expectAccessible(page, 'dialog.sheet');
  await clash.getByRole('button', { name: `Assign Sony ${mark} instead` }).click();
  await expect(sheet(page).getByRole('button', { name: `Take off Sony ${mark}` })).toBeVisible();
  await expect(sheet(page).getByRole('heading', { name: 'People and kit' })).toBeFocused();
  await expect(clash).toBeHidden();
  await sheet(page)
    .getByRole('button', { name: `Take off Sony ${mark}` })
    .click();
  await expect(sheet(page)).toContainText('No one and nothing is assigned yet.');
});
