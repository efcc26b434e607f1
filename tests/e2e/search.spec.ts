import { addressIn } from '#src/lib/words/languages.ts';
import { languagesOf } from '#src/lib/words/pages.ts';
import { expect, test } from '#tests/support/browser/test.ts';

const results = 'main [data-results] > li';

test('results follow every letter, title hits first, with the term marked', async ({ page }) => {
  await page.goto('/search');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Enter a search term.' })).toBeVisible();
  const field = main.getByRole('searchbox');
  await field.pressSequentially('WALNUT');
  await expect(main.getByRole('heading', { name: 'Results for “WALNUT”' })).toBeVisible();
  await expect(page.locator(results).first()).toContainText('Walnut frame with spiral Imigongo');
  await expect(page.locator(`${results} mark`).first()).toHaveText('Walnut');
  await expect(page).toHaveURL(/\/search\?q=WALNUT$/);
  await field.fill('zzzz');
  await expect(main.getByRole('heading', { name: 'No results found.' })).toBeVisible();
  await expect(main).toContainText('Try a shorter word, or one of these: wedding, portrait');
});

test('a search without results offers the nearest words, and us with the term filled in', async ({
  page,
}) => {
  await page.goto('/search?q=weding%20robot');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'No results found.' })).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Everything at a glance' })).toBeHidden();
  await expect(main.getByRole('link', { name: 'Call +250' })).toHaveAttribute('href', /^tel:\+250/);
  const whatsApp = main.getByRole('link', { name: 'WhatsApp' });
  await expect(whatsApp).toHaveAttribute('href', /offer%20this%3A%20weding%20robot$/);
  await expect(main.getByRole('link', { name: 'Ask us' })).toHaveAttribute('href', /service=weding\+robot$/);
  await main.getByRole('paragraph').filter({ hasText: 'Did you mean' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/search\?q=wedding$/);
  await expect(page.locator(results).first()).toBeVisible();
});

test('a search for weddings begins with their page, and each offer has one entry with its price', async ({
  page,
}) => {
  await page.goto('/search?q=wedding');
  const first = page.locator(results).first();
  await expect(first.getByRole('link')).toHaveAttribute('href', '/weddings');
  await expect(first.locator('[data-price]')).toHaveText('from 1,770,000 RWF');
  const prices = page.locator(results).filter({ has: page.locator('[data-type]', { hasText: 'Price' }) });
  await expect(prices.locator('[data-price]').filter({ hasText: 'RWF' })).toHaveCount(4);
  const titles = await page.locator(`${results} [data-title]`).allInnerTexts();
  expect(titles.filter((title) => title === 'Wedding Bliss Package')).toHaveLength(1);
  expect(new Set(titles).size).toBe(titles.length);
});

test('a term in the address is searched; products link to the services, posts to the article', async ({
  page,
}) => {
  await page.goto('/search?q=frame');
  const product = page.locator(results).filter({ hasText: 'Product' });
  await expect(product).toHaveCount(4);
  await expect(product.first().getByRole('link')).toHaveAttribute('href', '/services');
  await page.goto('/search?q=imigongo');
  const post = page.locator(results).filter({ hasText: 'Post' }).first();
  await expect(post.getByRole('link')).toHaveAttribute('href', /^\/insights\/[a-z-]+$/);
});

test('HTML in the search term is shown as text', async ({ page }) => {
  await page.goto(`/search?q=${encodeURIComponent('<img src=x onerror=alert(1)>')}`);
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toContainText(
    'No results found.',
  );
  await expect(page.locator('main img[src="x"]')).toHaveCount(0);
});

test('without the index the search shows a notice and lists everything', async ({ page }) => {
  await page.route('**/pagefind/**', (route) => route.abort());
  await page.goto('/search?q=frame');
  await expect(page.getByRole('main')).toContainText('We could not load the search.');
  await expect(page.getByRole('link', { name: 'Walnut frame with spiral Imigongo' })).toBeVisible();
});

test('a search that began before a deployment retries with the newer index', async ({ page }) => {
  let asked = false;
  let newer = false;
  await page.route('**/pagefind/index/**', (route) => {
    asked = true;
    return newer ? route.continue() : route.fulfill({ status: 404 });
  });
  await page.route('**/pagefind/pagefind-entry.json*', async (route) => {
    newer = asked;
    const response = await route.fetch();
    return route.fulfill({ response, body: (await response.text()) + (newer ? '\n' : '') });
  });
  await page.goto('/search?q=walnut');
  await expect(page.locator(results).first()).toContainText('Walnut frame with spiral Imigongo');
});

test('a hit of the catalogue links to its place among the prices', async ({ page }) => {
  await page.goto('/search?q=wedding');
  const prices = page.locator(results).filter({ has: page.locator('[data-type]', { hasText: 'Price' }) });
  await expect(prices).toHaveCount(4);
  const link = prices.first().getByRole('link');
  const title = await prices.first().locator('[data-title]').textContent();
  await link.click();
  await expect(page).toHaveURL(/\/pricing#[a-z-]+$/);
  await expect(page.locator('.card:target h3')).toHaveText(title ?? '');
  await expect(page.locator('.card:target')).toBeInViewport();
});

test('a kind of result is selected, and the address keeps it over a reload', async ({ page }) => {
  await page.goto('/search?q=photography');
  const kinds = page.getByRole('group', { name: 'Show' });
  await kinds.getByLabel('Internships').check();
  await expect(page).toHaveURL(/q=photography&type=programme$/);
  await expect(page.locator(`${results} [data-type]`).first()).toHaveText('Internship');
  const found = await page.locator(`${results} [data-type]`).allInnerTexts();
  expect(new Set(found)).toEqual(new Set(['Internship']));
  await page.reload();
  await expect(kinds.getByLabel('Internships')).toBeChecked();
  await expect(page.locator(`${results} [data-type]`)).toHaveText(found);
});

test('a button shows further results and focuses the first of them', async ({ page }) => {
  await page.goto('/search?q=film');
  await expect(page.locator(results)).toHaveCount(10);
  await page.getByRole('button', { name: /^Show \d+ more$/ }).click();
  await expect(page.locator(results).nth(10)).toBeVisible();
  await expect(page.locator(results).nth(10).getByRole('link')).toBeFocused();
});

for (const language of languagesOf('/search'))
  test(`each word that the search suggests has results in ${language}`, async ({ page }) => {
    const search = addressIn(language, '/search');
    await page.goto(`${search}?q=zzzz`);
    const suggested = page.locator('main .none a[href*="?q="]');
    const words = await suggested.allInnerTexts();
    expect(words.length).toBeGreaterThan(3);
    for (const word of words) {
      await page.goto(`${search}?q=${encodeURIComponent(word)}`);
      await expect(page.locator(`${results} mark`).first(), word).toBeVisible();
    }
  });
