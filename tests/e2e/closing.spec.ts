import { arriveAs } from '#tests/support/browser/staff-visitor.ts';
import { expect, test } from '#tests/support/browser/test.ts';

test('a cash difference is shown while it is typed, and signing it off needs a confirmation', async ({
  page,
  request,
}) => {
  await arriveAs(page, request, 'admin');
  // No money moved on such an old day, and no other test signs it off.
  await page.goto('/dashboard/admin/payments/closing?day=2025-01-06');
  const counted = page.getByLabel('Cash counted in RWF');
  await counted.fill('1,000');
  await expect(page.getByRole('main')).toContainText(
    'Our records say 0 RWF. That is 1,000 RWF more than recorded.',
  );
  await page.getByRole('button', { name: 'Sign off as it is' }).click();
  const question = page.getByRole('dialog', {
    name: 'That is 1,000 RWF more than recorded. Sign off anyway?',
  });
  await question.getByRole('button', { name: 'Count again' }).click();
  await expect(question).toBeHidden();
  await expect(counted).toHaveValue('1,000');
  await expect(page.getByRole('heading', { name: 'Sign this day off' })).toBeVisible();
});

test('the float and cash taken out change what the till should hold, and can be undone', async ({
  page,
  request,
}) => {
  await arriveAs(page, request, 'admin');
  await page.goto('/dashboard/admin/payments/closing?day=2025-01-08');
  const till = page.getByRole('region', { name: 'Till' });
  await till.getByText('Enter the opening float').click();
  await till.getByRole('textbox', { name: 'Amount in RWF' }).fill('20,000');
  await page.keyboard.press('Enter');
  await expect(till).toContainText('Should be in the till20,000 RWF');
  await till.getByText('Take cash out of the till').click();
  await till.getByRole('textbox', { name: 'Amount in RWF' }).fill('5k');
  await page.keyboard.press('Enter');
  await expect(till).toContainText('Please fill in all required fields');
  await till.getByLabel('What for').fill('Batteries');
  await page.keyboard.press('Enter');
  await expect(till).toContainText('Should be in the till15,000 RWF');
  await till.getByRole('button', { name: 'Undo' }).last().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Undo' }).click();
  await expect(till).toContainText('Taken out, undone: Batteries');
  await expect(till).toContainText('Should be in the till20,000 RWF');
});
