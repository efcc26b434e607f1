import { expect, test } from '#tests/support/browser/test.ts';

test('the contents of an article are collapsed on a phone until they are opened', async ({ page }) => {
  await page.goto('/insights/art-passion');
  const contents = page.getByRole('navigation', { name: 'In this article' });
  await expect(contents.getByRole('link').first()).toBeHidden();
  await contents.getByText('In this article').first().click();
  await expect(contents.getByRole('link').first()).toBeVisible();
});
