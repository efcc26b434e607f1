import { expectAccessible } from '#tests/support/browser/axe.ts';
import { arriveAs } from '#tests/support/browser/staff-visitor.ts';
import { expect, test } from '#tests/support/browser/test.ts';

// One after the other, because both change the only entry of the studio.
test.describe.configure({ mode: 'default' });

test('the settings of the studio name each history, with changes in several parts', async ({
  page,
  request,
}) => {
  const { headers } = await arriveAs(page, request, 'superadmin');
  // Drafts, so that other tests see nothing of it.
  const drafts = {
    '/api/payment-rules': ['payment', { depositPercent: 40 }],
    '/api/studio': ['studio', { mailLine: 'A line of a draft.' }],
  } as const;
  for (const [api, [id, fields]] of Object.entries(drafts)) {
    const { entry } = (await (await request.get(`${api}/all/${id}`, { headers })).json()) as {
      entry: { version: string };
    };
    const data = { ...fields, version: entry.version };
    expect((await request.put(`${api}/${id}`, { data, headers })).status()).toBe(200);
  }
  await page.goto('/dashboard/superadmin/settings#studio');
  await expect(page.getByRole('region', { name: 'Payment rules: history' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Studio: history' })).toBeVisible();
  await expectAccessible(page);
});

test('a super admin corrects a wrong row of the office hours and sees the change', async ({
  page,
  request,
}) => {
  await arriveAs(page, request, 'superadmin');
  await page.goto('/dashboard/superadmin/settings#studio');
  const details = page.getByRole('region', { name: 'Public details' });
  const hours = details.getByRole('group', { name: 'Office hours', exact: true });
  await hours.getByRole('button', { name: 'Add other days' }).click();
  const saturday = hours.getByRole('group', { name: 'Office hours, row 2' });
  await saturday.getByLabel('First day').selectOption('Saturday');
  await saturday.getByLabel('Last day').selectOption('Sunday');
  await saturday.getByLabel('Opens').fill('13:00');
  await saturday.getByLabel('Closes').fill('09:00');
  await details.getByRole('button', { name: 'Save as a draft' }).click();
  await expect(details.getByRole('alert')).toHaveText('Please correct the marked fields.');
  await expect(saturday).toContainText('Write a closing time after the opening time.');
  await expect(saturday.getByLabel('Closes')).toBeFocused();
  await expectAccessible(page);
  await saturday.getByLabel('Closes').fill('17:30');
  await details.getByRole('button', { name: 'Save as a draft' }).click();
  const change = details.getByRole('row', { name: 'Office hours' });
  await expect(change).toContainText('Mon–Fri 09:00–18:00, Sat–Sun 13:00–17:30');

  await hours.getByRole('button', { name: 'Remove row 1' }).click();
  await expect(hours.getByRole('group')).toHaveCount(1);
  await expect(hours.getByRole('button', { name: /^Remove/ })).toHaveCount(0);
  await details.getByRole('button', { name: 'Save as a draft' }).click();
  await expect(change).not.toContainText('Mon–Fri 09:00–18:00, Sat–Sun');
  await expect(change).toContainText('Sat–Sun 13:00–17:30');
  await details.getByRole('button', { name: 'Restore the original' }).click();
  await page.getByRole('button', { name: 'Restore it' }).click();
  await expect(change).toHaveCount(0);
});
