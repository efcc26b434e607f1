import { expect, test } from '#tests/support/test.ts';

test('a programme shows its fees', async ({ page }) => {
  await page.goto('/internships/dance-internship');
  await expect(page.getByRole('complementary')).toContainText(/Tuition\s*80,000 RWF\s*Materials\s*5,000 RWF/);
});

test('who would rather write finds the programme named in the mail', async ({ page }) => {
  await page.goto('/internships/dance-internship');
  const link = page.locator('#apply').getByRole('link', { name: 'Apply by email' });
  const mail = new URL((await link.getAttribute('href')) ?? '');
  expect(mail.searchParams.get('subject')).toBe('Application: Dance Internship');
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
