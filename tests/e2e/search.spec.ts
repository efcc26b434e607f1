import { expect, test } from '#tests/support/test.ts';

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
});

test('a term in the address is searched; products lead to the services, posts to their article', async ({
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

test('what is typed is only ever text', async ({ page }) => {
  await page.goto(`/search?q=${encodeURIComponent('<img src=x onerror=alert(1)>')}`);
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toContainText(
    'No results found.',
  );
  await expect(page.locator('main img[src="x"]')).toHaveCount(0);
});

test('without the index it says what to do and lists everything', async ({ page }) => {
  await page.route('**/search-index.json', (route) => route.abort());
  await page.goto('/search?q=frame');
  await expect(page.getByRole('main')).toContainText('We could not load the search.');
  await expect(page.getByRole('link', { name: 'Walnut frame with spiral Imigongo' })).toBeVisible();
});
