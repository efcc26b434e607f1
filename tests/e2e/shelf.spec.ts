import type { Page } from '@playwright/test';
import { arriveAs } from '#tests/support/browser/staff-visitor.ts';
import { expect, test } from '#tests/support/browser/test.ts';

async function open(page: Page, name: string): Promise<void> {
  await page.getByLabel('Search', { exact: true }).fill(name);
  await page.getByRole('link', { name, exact: true }).click();
}

test(
  'a service is published, drafted, previewed, removed and restored',
  {
    tag: '@wide',
  },
  async ({ page, request, otherPage: visitor }, { project }) => {
    const name = `Drone film ${project.name}`;
    const draft = `Only staff read this on a ${project.name}.`;
    await arriveAs(page, request, 'admin');
    await page.goto('/dashboard/admin/services');
    await page.getByRole('link', { name: 'Add a service' }).click();
    await page.getByLabel('Name').fill(name);
    await page.getByLabel('Features').fill('Licensed pilot\nFilm and stills\nEdited\nDelivered');
    await page.getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByText(`“${name}” is published`)).toBeVisible();

    await open(page, name);
    await page.getByLabel('Summary').fill(draft);
    await page.getByRole('button', { name: 'Save as a draft' }).click();
    await expect(page.getByText(`“${name}” is saved`)).toBeVisible();
    await open(page, name);
    await page.getByRole('link', { name: 'Preview' }).click();
    const card = page.frameLocator('iframe').locator('[data-entry]', { hasText: name });
    await expect(card.getByText(draft)).toBeAttached();
    await expect(card.getByRole('heading', { name })).toHaveCount(1);
    await expect(card.getByText('+1 more features')).toBeAttached();
    const features = card.locator('[data-part="features"] > li');
    await expect(features).toHaveText(['Licensed pilot', 'Film and stills', 'Edited']);
    await expect(card.getByRole('link', { name: `Ask about this service ${name}` })).toHaveAttribute(
      'href',
      /^\/contact\?service=drone-film/,
    );
    await expect(card.locator('img')).toHaveCount(0);

    await visitor.goto('/services?preview', { waitUntil: 'networkidle' });
    await expect(visitor.getByRole('heading', { name: 'Photography', exact: true })).toBeVisible();
    await expect(visitor.getByText(name)).toHaveCount(0);

    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(page.getByText(`“${name}” is published`)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Publish', exact: true })).toHaveCount(0);
    await page.getByRole('link', { name: `Back to “${name}”` }).click();
    await page.getByRole('button', { name: 'Remove', exact: true }).click();
    await page.getByRole('button', { name: 'Remove it' }).click();
    await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText(`“${name}” is back`)).toBeVisible();
  },
);

test('the public order of services is changed by keyboard', async ({ page, request }) => {
  await arriveAs(page, request, 'admin');
  await page.goto('/dashboard/admin/services');
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByRole('button', { name: 'Change the order' }).click();
  const rows = page.getByRole('grid', { name: 'Public order' }).getByRole('row');
  await expect(rows.nth(1)).toBeVisible();
  const [first = '', second = ''] = await rows.allInnerTexts();
  const placed = page.waitForResponse((answer) => answer.url().includes('/place'));
  await page
    .getByRole('button', { name: /^Move / })
    .first()
    .press('Enter');
  // The row listens to arrow keys one frame later.
  await expect(page.locator('[aria-label^="Insert "]:focus')).toHaveCount(1);
  for (const key of ['ArrowDown', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
  expect((await placed).status()).toBe(200);
  await expect.poll(async () => (await rows.allInnerTexts()).slice(0, 2)).not.toEqual([first, second]);
});
