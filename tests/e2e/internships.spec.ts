import { arriveAs } from '#tests/support/browser/staff-visitor.ts';
import { expect, test } from '#tests/support/browser/test.ts';

/** Programmes that staff change. */

test('a programme is added, published, previewed, closed and hidden', async ({ page, request }, {
  project,
}) => {
  const title = `Drone Internship ${project.name}`;
  await arriveAs(page, request, 'admin');
  await page.goto('/dashboard/admin/internships');
  await page.getByRole('link', { name: 'Add a programme' }).click();
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Tuition in RWF').fill('120,000');
  await page
    .getByRole('textbox', { name: 'Description (optional)' })
    .fill('## From above\n\n<b>Plan</b>, *fly*, edit.');
  await page.getByText('How the page shows it').click();
  await expect(page.getByRole('heading', { name: 'From above', level: 2 })).toBeVisible();
  await expect(page.getByText('<b>Plan</b>, fly, edit.')).toBeVisible();
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText(`“${title}” is published`)).toBeVisible();

  const list = await page.context().newPage();
  // On a phone a row is a single link, and its page has “Apply Now”.
  await list.setViewportSize({ width: 1280, height: 800 });
  await list.goto('/internships?preview');
  const card = list.locator('[data-entry]', { hasText: title });
  await expect(card.locator('dl')).toHaveText(/Tuition\s*120,000 RWF\s*Materials\s*To be announced/);
  await expect(card.locator('strong').first()).toHaveText('To be announced');
  await expect(card.locator('img')).toHaveCount(0);
  await card.getByRole('link', { name: `Apply Now for the ${title}` }).click();
  const dialog = list.getByRole('dialog', { name: 'Apply for an internship' });
  await expect(dialog.getByLabel('Programme')).toHaveValue(/^drone-internship/);

  await page.getByLabel('Search', { exact: true }).fill(title);
  await expect(page.getByText('1 programme', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: title, exact: true }).click();
  await page.getByRole('combobox', { name: 'Applications' }).selectOption('Closed');
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT');
  await page.getByRole('button', { name: 'Publish' }).click();
  expect((await saved).status()).toBe(200);
  await list.reload();
  await expect(card.getByText('Closed for applications')).toBeVisible();
  await expect(card.getByRole('link', { name: /^Apply Now/ })).toBeHidden();

  await page.getByRole('link', { name: title, exact: true }).click();
  await page.getByRole('button', { name: 'Hide', exact: true }).click();
  await expect(page.getByText(`“${title}” is hidden`)).toBeVisible();
  expect(await (await request.get('/api/internships')).text()).not.toContain(title);
});
