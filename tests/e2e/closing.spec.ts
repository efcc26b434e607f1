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
