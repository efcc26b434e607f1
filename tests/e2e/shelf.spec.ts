import type { APIRequestContext, Page } from '@playwright/test';
import { countShifts, shiftOf } from '#tests/support/browser/loaded-page.ts';
import { arriveAs } from '#tests/support/browser/staff-visitor.ts';
import { expect, test } from '#tests/support/browser/test.ts';

/** What staff keep on the services page, with a visitor beside them. */

const names = (page: Page) => page.locator('.service-catalogue [data-part="name"]:visible').allTextContents();

/** The visitor's page, as a browser comes to it: with what was built, and one question for what is newer. */
async function visit(page: Page): Promise<string[]> {
  const asked = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/api/services');
  await page.goto('/services');
  await asked;
  return names(page);
}

async function open(page: Page, name: string): Promise<void> {
  await page.getByLabel('Search', { exact: true }).fill(name);
  await page.getByRole('link', { name, exact: true }).click();
}

test(
  'a service is published, drafted, hidden and removed, and a visitor sees it so without a build',
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
    await expect.poll(() => visit(visitor)).toContain(name);
    const card = visitor.locator('[data-entry]', { hasText: name });
    await expect(card.getByText('+1 more features')).toBeVisible();
    await expect(card.getByRole('link', { name: `Ask about this service ${name}` })).toBeVisible();

    await open(page, name);
    await page.getByLabel('Summary').fill(draft);
    await page.getByRole('button', { name: 'Save as a draft' }).click();
    await visit(visitor);
    await expect(card.getByText(draft)).toHaveCount(0);
    await open(page, name);
    await page.getByRole('link', { name: 'Preview' }).click();
    await expect(page.frameLocator('iframe').getByText(draft)).toBeAttached();

    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(page.getByText(`“${name}” is published`)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Publish', exact: true })).toHaveCount(0);
    await page.getByRole('link', { name: `Back to “${name}”` }).click();
    await page.getByRole('button', { name: 'Remove', exact: true }).click();
    await page.getByRole('button', { name: 'Remove it' }).click();
    await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText(`“${name}” is back`)).toBeVisible();
    await expect.poll(() => visit(visitor)).toContain(name);
    await hide(page, request, name);
    await expect.poll(() => visit(visitor)).not.toContain(name);
  },
);

/** Hides it as another member of staff would, while its sheet is closed. */
async function hide(page: Page, request: APIRequestContext, name: string): Promise<void> {
  const { headers } = await arriveAs(page, request, 'superadmin');
  const found = await request.get(`/api/services/all?q=${encodeURIComponent(name)}`, { headers });
  const { items } = (await found.json()) as { items: { id: string; version: string }[] };
  const [{ id, version } = { id: '', version: '' }] = items;
  const data = { state: 'hidden', version };
  expect((await request.put(`/api/services/${id}`, { data, headers })).status()).toBe(200);
}

test('when the server cannot be reached, the page shows what was built', async ({ page }) => {
  await page.route('**/api/services', (route) => route.abort());
  await page.goto('/services');
  await expect(page.getByRole('heading', { name: 'Photography', exact: true })).toBeVisible();
  expect(await names(page)).toContain('Internships');
});

/** What a page asks for; the gallery's asks for its own part. */
const asked = (list: string) => new RegExp(`/api/${list}(\\?|$)`);

for (const list of ['internships', 'gallery'])
  test(`without an answer, /${list} shows what was built`, async ({ page, request }) => {
    const built = (await (await request.get(`/${list}`)).text()).match(/<li[^>]* data-entry="[^"]+"/g);
    await page.route(asked(list), (route) => route.abort());
    const missed = page.waitForEvent('requestfailed', (request) => asked(list).test(request.url()));
    await page.goto(`/${list}`);
    await missed;
    await page.waitForLoadState('networkidle');
    await expect(page.locator('[data-live-list] [data-entry]')).toHaveCount(built?.length ?? 0);
    await expect(page.locator('[data-live-list] [data-entry]').first()).toBeVisible();
  });

test('cards of another order take their new places without a jump', { tag: '@wide' }, async ({ page }) => {
  const { promise: looking, resolve: answer } = Promise.withResolvers<void>();
  let order: { id: string }[] = [];
  await page.route('**/api/services', async (route) => {
    const { 'if-none-match': _, ...headers } = route.request().headers();
    const published = await route.fetch({ headers });
    await looking;
    order = ((await published.json()) as typeof order).reverse();
    await route.fulfill({ response: published, json: order });
  });
  await countShifts(page);
  await page.goto('/services');
  const cards = page.locator('.service-catalogue [data-entry]');
  await cards.first().scrollIntoViewIfNeeded();
  const shifted = await shiftOf(page);
  const answered = page.waitForResponse('**/api/services');
  answer();
  await answered;
  await expect
    .poll(() => cards.evaluateAll((all) => all.map((card) => ({ id: card.dataset['entry'] }))))
    .toEqual(order.map(({ id }) => ({ id })));
  await page.waitForFunction(() => document.getAnimations().length === 0);
  expect((await shiftOf(page)) - shifted).toBeLessThan(0.005);
});

test('the order is changed by keys alone', async ({ page, request }) => {
  await arriveAs(page, request, 'admin');
  await page.goto('/dashboard/admin/services');
  await page.getByRole('button', { name: 'Change the order' }).click();
  const rows = page.getByRole('grid', { name: 'Public order' }).getByRole('row');
  await expect(rows.nth(1)).toBeVisible();
  const [first = '', second = ''] = await rows.allInnerTexts();
  const placed = page.waitForResponse((answer) => answer.url().includes('/place'));
  await page
    .getByRole('button', { name: /^Move / })
    .first()
    .press('Enter');
  // Taken up a frame later, the row hears the arrows.
  await expect(page.locator('[aria-label^="Insert "]:focus')).toHaveCount(1);
  for (const key of ['ArrowDown', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
  expect((await placed).status()).toBe(200);
  await expect.poll(async () => (await rows.allInnerTexts()).slice(0, 2)).not.toEqual([first, second]);
});
