import type { APIRequestContext, Page } from '@playwright/test';
import { tiers } from '#src/domain/catalogue/tier.ts';
import { showQuote } from '#tests/support/browser/quote-page.ts';
import { arriveAs } from '#tests/support/browser/staff-visitor.ts';
import { expect, test } from '#tests/support/browser/test.ts';

const sculpture = 'catalogue.arts-creative-design.sculpture';
const mural = 'catalogue.arts-creative-design.mural';
const commercial = 'sessions.photography.commercial';
const twoHours = 'sessions.photography.2h';
const grass = 'frames.grass-frame';

async function open(page: Page, id: string): Promise<void> {
  await page.goto(`/dashboard/admin/pricing?open=${id}`);
}

const inAll = (lines: string[]) => Object.fromEntries(tiers.map((tier) => [tier, lines]));

type Headers = Record<string, string>;

async function change(request: APIRequestContext, headers: Headers, id: string, fields: object) {
  const found = await request.get(`/api/pricing/all/${id}`, { headers });
  const { entry } = (await found.json()) as { entry: { version: string } };
  const data = { ...fields, version: entry.version };
  expect((await request.put(`/api/pricing/${id}`, { headers, data })).status()).toBe(200);
}

async function backToOriginal(request: APIRequestContext, headers: Headers, id: string) {
  const found = await request.get(`/api/pricing/all/${id}`, { headers });
  const { entry } = (await found.json()) as { entry: { version: string } };
  await request.post(`/api/pricing/${id}/revert`, { headers, data: { version: entry.version } });
}

test('a price that changed after the build is corrected in the cart before the payment', async ({
  page,
  request,
  otherPage: visitor,
}) => {
  const { headers } = await arriveAs(page, request, 'admin');
  await open(page, sculpture);
  await page.getByLabel('Basic', { exact: true }).fill('155k');
  await expect(page.getByText('Reads as 155,000 RWF. Public now: ')).toBeVisible();
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('is published', { exact: false }).first()).toBeVisible();
  try {
    await visitor.goto('/pricing#arts-creative-design');
    const choice = visitor.locator('[data-choose][value="catalogue/arts-creative-design/sculpture/basic"]');
    await expect(choice).toContainText('150,000');
    await choice.click();
    await showQuote(visitor);
    await visitor.getByRole('button', { name: /^Add / }).click();
    // With 18% VAT.
    await expect(visitor.locator('[data-quote-sum]')).toContainText('177,000 RWF');
    await visitor.getByRole('button', { name: 'Checkout' }).click();
    await visitor.waitForURL('**/book-now');
    await expect(visitor.getByText('Your cart has changed')).toBeVisible();
    await expect(visitor.locator('.total-bar__total')).toContainText('182,900 RWF');
  } finally {
    await backToOriginal(request, headers, sculpture);
  }
});

test('drafts of prices, names and lists are shown in previews only, on every public page', async ({
  page,
  request,
  otherPage: visitor,
}) => {
  const { headers } = await arriveAs(page, request, 'admin');
  await change(request, headers, mural, { basic: '255k', description: 'In stone.' });
  await change(request, headers, twoHours, { premium: '777,000' });
  await change(request, headers, commercial, {
    name: 'Pictures of products',
    tab: 'Products',
    includes: inAll(['One shelf of products', 'Ten edited images']),
  });
  await change(request, headers, grass, { name: 'Frame of reed', includes: inAll(['Woven in Huye']) });
  const added = await request.post('/api/pricing', {
    headers,
    data: {
      name: 'Family Day',
      basic: '100k',
      vip: 'on request',
      includes: { basic: ['Two hours'], vip: ['All day'] },
    },
  });
  expect(added.status()).toBe(201);
  const { entry } = (await added.json()) as { entry: { id: string; version: string } };
  try {
    await page.goto('/services/photography?preview');
    await page.getByRole('radio', { name: 'Products' }).check();
    await expect(page.getByRole('heading', { name: 'Pictures of products' })).toBeVisible();
    const card = page.locator('#commercial [data-card]');
    await expect(card.first().getByRole('listitem')).toHaveText([
      'One shelf of products',
      'Ten edited images',
    ]);
    await expect(card.nth(2)).toContainText('777,000 RWF');
    await card
      .nth(1)
      .getByRole('button', { name: /^Learn More/ })
      .click();
    await expect(page.locator('[data-chosen-name]')).toHaveText('Pictures of products, 2 hours, Standard');

    await page.goto('/services/arts-creative-design?preview');
    await expect(page.getByRole('row', { name: 'Mural' })).toContainText('In stone.');
    await expect(page.getByRole('row', { name: 'Mural' })).toContainText('255,000 RWF');

    await page.goto('/pricing/frames?preview');
    await page.getByRole('radio', { name: 'Frame of reed' }).check();
    await expect(page.locator('[data-card][data-tier="basic"]:visible').getByRole('listitem')).toHaveText([
      'Woven in Huye',
    ]);

    await page.goto('/pricing?preview#specialised-packages');
    const family = page.locator('.card', { has: page.getByRole('heading', { name: 'Family Day' }) });
    await expect(family.getByRole('button')).toHaveText([/Basic.*100,000/s]);
    await expect(family.getByRole('link')).toContainText('Price on request');
    await page.goto('/pricing?preview#arts-creative-design');
    await expect(page.locator('#arts-creative-design-mural')).toContainText('In stone.');
    await expect(page.locator('#arts-creative-design-mural [data-choose]').first()).toContainText('255,000');

    await visitor.goto('/pricing?preview#arts-creative-design', { waitUntil: 'networkidle' });
    await expect(visitor.locator('#arts-creative-design-mural [data-choose]').first()).toContainText(
      '300,000',
    );
    await expect(visitor.getByText('Family Day')).toHaveCount(0);
  } finally {
    for (const id of [mural, twoHours, commercial, grass]) await backToOriginal(request, headers, id);
    await request.delete(`/api/pricing/${entry.id}?version=${entry.version}`, { headers });
  }
});
