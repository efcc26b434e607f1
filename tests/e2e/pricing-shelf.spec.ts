import type { Page } from '@playwright/test';
import { showQuote } from '#tests/support/quote-page.ts';
import { arriveAs } from '#tests/support/staff-visitor.ts';
import { expect, test } from '#tests/support/test.ts';

/** A price that staff change, with a visitor beside them who has the page as it was built. */

const sculpture = 'catalogue.arts-creative-design.sculpture';

/** Types a price into the sheet of an entry and publishes it. */
async function publishPrice(page: Page, typed: string, shown: string): Promise<void> {
  await page.goto(`/dashboard/admin/pricing?open=${sculpture}`);
  await page.getByLabel('Basic', { exact: true }).fill(typed);
  await expect(page.getByText(`In public: ${shown}`)).toBeVisible();
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('is published', { exact: false }).first()).toBeVisible();
}

test('a changed price is on the page without a build, goes into the cart, and the total agrees', async ({
  page,
  request,
  otherPage: visitor,
}) => {
  const { headers } = await arriveAs(page, request, 'admin');
  await publishPrice(page, '155k', '155,000 RWF');
  try {
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
    const found = await request.get(`/api/pricing/all/${sculpture}`, { headers });
    const { entry } = (await found.json()) as { entry: { version: string } };
    const data = { version: entry.version };
    await request.post(`/api/pricing/${sculpture}/revert`, { headers, data });
  }
});
