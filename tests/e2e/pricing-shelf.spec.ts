import type { APIRequestContext, Page } from '@playwright/test';
import { showQuote } from '#tests/support/browser/quote-page.ts';
import { arriveAs } from '#tests/support/browser/staff-visitor.ts';
import { expect, test } from '#tests/support/browser/test.ts';

/** Prices and words that staff change, with a visitor beside them who has the page as it was built. */

const sculpture = 'catalogue.arts-creative-design.sculpture';
const commercial = 'sessions.photography.commercial';
const grass = 'frames.grass-frame';

/** Opens the sheet of an entry. */
async function open(page: Page, id: string): Promise<void> {
  await page.goto(`/dashboard/admin/pricing?open=${id}`);
}

async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('is published', { exact: false }).first()).toBeVisible();
}

async function backToGit(request: APIRequestContext, headers: Record<string, string>, id: string) {
  const found = await request.get(`/api/pricing/all/${id}`, { headers });
  const { entry } = (await found.json()) as { entry: { version: string } };
  await request.post(`/api/pricing/${id}/revert`, { headers, data: { version: entry.version } });
}

test('a changed price is on the page without a build, goes into the cart, and the total agrees', async ({
  page,
  request,
  otherPage: visitor,
}) => {
  const { headers } = await arriveAs(page, request, 'admin');
  await open(page, sculpture);
  await page.getByLabel('Basic', { exact: true }).fill('155k');
  await expect(page.getByText('Reads as 155,000 RWF. Public now: ')).toBeVisible();
  await publish(page);
  try {
    await visitor.goto('/services/arts-creative-design');
    const row = visitor.getByRole('row', { name: 'Sculpture' });
    await expect(row).toContainText('155,000 RWF');
    await expect(row.getByRole('link', { name: 'Sculpture' })).toHaveAttribute('href', /^\/pricing#/);
    await expect(row).toContainText('Wood, clay or bronze');
    await visitor.goto('/pricing#arts-creative-design');
    const choice = visitor.locator('[data-choose][value="catalogue/arts-creative-design/sculpture/basic"]');
    await expect(choice).toContainText('155,000');
    await choice.click();
    await showQuote(visitor);
    await visitor.getByRole('button', { name: /^Add / }).click();
    // With 18% VAT.
    await expect(visitor.locator('[data-quote-sum]')).toContainText('182,900 RWF');
    await visitor.getByRole('button', { name: 'Checkout' }).click();
    await visitor.waitForURL('**/book-now');
    await expect(visitor.locator('.total-bar__total')).toContainText('182,900 RWF');
    await expect(visitor.getByText('Your cart has changed')).toBeHidden();
  } finally {
    await backToGit(request, headers, sculpture);
  }
});

test('a session and a frame get other names and lists on their pages without a build, and in the cart', async ({
  page,
  request,
  otherPage: visitor,
}) => {
  const { headers } = await arriveAs(page, request, 'admin');
  try {
    await open(page, commercial);
    await page.getByLabel('Name').fill('Pictures of products');
    await page.getByLabel('Basic includes').fill('One shelf of products\nTen edited images');
    await publish(page);
    await open(page, grass);
    await page.getByLabel('Name').fill('Frame of reed');
    await page.getByLabel('Basic includes').fill('Woven in Huye');
    await publish(page);

    await visitor.goto('/services/photography');
    await visitor.getByRole('radio', { name: 'Commercial' }).check();
    await expect(visitor.getByRole('heading', { name: 'Pictures of products' })).toBeVisible();
    const card = visitor.locator('#commercial [data-card][data-tier="basic"]');
    await expect(card.getByRole('listitem')).toHaveText(['One shelf of products', 'Ten edited images']);
    await card.getByRole('button', { name: 'Add to cart Pictures of products, Basic' }).click();
    await visitor.goto('/pricing/frames');
    await visitor.getByRole('radio', { name: 'Frame of reed' }).check();
    const frame = visitor.locator('[data-card][data-tier="basic"]:visible');
    await expect(frame.getByRole('listitem')).toHaveText(['Woven in Huye']);
    await frame.getByRole('button', { name: /^Add to Cart ?: Frame of reed, Basic$/ }).click();
    await visitor.goto('/book-now');
    await expect(
      visitor.getByRole('group', { name: 'Quantity of Pictures of products, 2 hours, Basic' }),
    ).toBeVisible();
    await expect(visitor.getByRole('group', { name: 'Quantity of Frame of reed, Basic' })).toBeVisible();
  } finally {
    await backToGit(request, headers, commercial);
    await backToGit(request, headers, grass);
  }
});
