import type { Page } from '@playwright/test';
import { fillApplication, send, thanks } from '#tests/support/browser/application-form.ts';
import { arriveAs } from '#tests/support/browser/staff-visitor.ts';
import { expect, test } from '#tests/support/browser/test.ts';
import { mailTo, newVisitor } from '#tests/support/browser/visitor.ts';

/** What staff keep on the internships page, with a visitor beside them. */

const titles = (page: Page) =>
  page
    .locator('ul[data-live-list] > li h3 [data-part="title"], ul[data-live-list] > li h3 a')
    .allTextContents();

/** The visitor's page, as a browser comes to it: with what was built, and one question for what is newer. */
async function visit(page: Page): Promise<string[]> {
  const asked = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/api/internships');
  await page.goto('/internships');
  await asked;
  return titles(page);
}

test('a programme is added and published; a visitor sees it without a build and applies; withdrawn, it is gone', async ({
  page,
  request,
  otherPage: visitorPage,
}, { project }) => {
  const title = `Drone Internship ${project.name}`;
  const visitor = newVisitor();
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

  await expect.poll(() => visit(visitorPage)).toContain(title);
  const card = visitorPage.locator('[data-entry]', { hasText: title });
  await expect(card.getByText('120,000 RWF')).toBeVisible();
  await expect(card.getByText('To be announced')).toBeVisible();
  await card.getByRole('link', { name: `Apply Now for the ${title}` }).click();
  const dialog = visitorPage.getByRole('dialog', { name: 'Apply for an internship' });
  await expect(dialog.getByLabel('Programme')).toHaveValue(/^drone-internship/);
  await fillApplication(dialog, visitor);
  await send(dialog).click();
  await expect(dialog.getByRole('status')).toHaveText(thanks);
  await mailTo(request, visitor, new RegExp(`^We received your application for the ${title}`));

  await page.getByLabel('Search', { exact: true }).fill(title);
  await expect(page.getByText('1 programme', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: title, exact: true }).click();
  await page.getByRole('combobox', { name: 'Applications' }).selectOption('Closed');
  await page.getByRole('button', { name: 'Publish' }).click();
  const isClosed = async () => {
    await visit(visitorPage);
    return card.getByText('Closed for applications').isVisible();
  };
  await expect.poll(isClosed).toBe(true);
  await expect(card.getByRole('link', { name: /^Apply Now/ })).toBeHidden();

  await page.getByRole('link', { name: title, exact: true }).click();
  await page.getByRole('button', { name: 'Hide', exact: true }).click();
  await expect(page.getByText(`“${title}” is hidden`)).toBeVisible();
  await expect.poll(() => visit(visitorPage)).not.toContain(title);
});
