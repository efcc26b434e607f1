import { arriveAs } from '#tests/support/browser/staff-visitor.ts';
import { expect, test } from '#tests/support/browser/test.ts';

test('a report is chosen by keyboard, its address can be sent, and its file is downloaded', async ({
  page,
  request,
}) => {
  await arriveAs(page, request, 'admin');
  await page.goto('/dashboard/admin/reports?from=2020-01-01&to=2020-12-31');
  await expect(
    page.getByRole('heading', { name: 'Income from 1 January 2020 to 31 December 2020' }),
  ).toBeVisible();
  await expect(page.getByRole('rowheader', { name: 'Sum' })).toBeVisible();
  await page.getByRole('link', { name: 'Refunds' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('rowheader', { name: 'December 2020' })).toBeVisible();
  await page.getByLabel('Grouped by').selectOption('Method');
  await expect(page).toHaveURL(/report=refunds&by=method&from=2020-01-01&to=2020-12-31$/);
  await expect(page.getByRole('rowheader', { name: 'Bank transfer' })).toBeVisible();
  await page.getByLabel('Last day').fill('2019-12-31');
  await expect(page.getByRole('alert')).toHaveText(
    'Please choose a last day that is not before the first day.',
  );
  await expect(page.getByLabel('Last day')).toHaveValue('2019-12-31');
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  expect((await file).suggestedFilename()).toBe('refunds.csv');
});
