import { expect, test } from '#tests/support/test.ts';

test('a programme shows its fees and opens the way to apply', async ({ page }) => {
  await page.goto('/internships/dance-internship');
  await expect(page.getByRole('complementary')).toContainText(/Tuition\s*80,000 RWF\s*Materials\s*5,000 RWF/);
  const apply = page
    .getByRole('main')
    .getByRole('link', { name: /^Apply Now/ })
    .first();
  await apply.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Dance Internship');
  const mail = new URL(
    (await dialog.getByRole('link', { name: 'Apply by e-mail' }).getAttribute('href')) ?? '',
  );
  expect(mail.searchParams.get('subject')).toBe('Application: Dance Internship');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(apply).toBeFocused();
});

test('the dialog of the list takes over the programme, and another can be chosen', async ({ page }) => {
  await page.goto('/internships');
  await page.getByRole('link', { name: 'Apply Now for the Dance Internship' }).click();
  const dialog = page.getByRole('dialog');
  const choice = dialog.getByLabel('Programme');
  await expect(choice).toHaveValue('Dance Internship');
  await choice.selectOption('Documentary Film Internship');
  const mail = dialog.getByRole('link', { name: 'Apply by e-mail' });
  await expect(mail).toHaveAttribute('href', /subject=Application%3A%20Documentary%20Film%20Internship/);
});

test('eleven programmes, and four questions of which one is open', async ({ page }) => {
  await page.goto('/internships');
  await expect(page.getByRole('link', { name: /^Learn More/ })).toHaveCount(11);
  const open = page.locator('details[name="internship-questions"][open]');
  await expect(page.locator('details[name="internship-questions"]')).toHaveCount(4);
  await page.getByText('When do I pay the fees?').click();
  await expect(open).toHaveCount(1);
  await expect(open).toContainText('Applying costs nothing');
});

test('an unknown programme is "Internship Not Found" with a way back', async ({ page }) => {
  const response = await page.goto('/internships/juggling-internship');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Internship Not Found');
  await page.getByRole('main').getByRole('link').click();
  await expect(page).toHaveURL(/\/internships$/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('"Apply Now" leads to the ways to apply', async ({ page }) => {
    await page.goto('/internships/dance-internship');
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Apply Now/ })
      .first()
      .click();
    await expect(page).toHaveURL(/#apply$/);
    await expect(page.getByRole('heading', { name: 'How to apply' })).toBeInViewport();
    await expect(page.locator('#apply').getByRole('link', { name: 'Apply by e-mail' })).toBeVisible();
  });
});
