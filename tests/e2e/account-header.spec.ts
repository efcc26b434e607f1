import { newAccount } from '#tests/support/browser/account-visitor.ts';
import { expect, test } from '#tests/support/browser/test.ts';

test('the header shows the initials in the first paint, before any script', { tag: '@wide' }, async ({
  page,
  request,
  isMobile,
}) => {
  const login = page.locator('.main-header').getByText('Login');
  await page.goto('/faqs');
  if (!isMobile) await expect(login).toBeVisible();
  await newAccount(page, request, '/account');
  await expect(page.getByRole('button', { name: /^Account of / }).first()).toBeVisible();
  await page.route('**/_astro/*.js', (route) => route.abort());
  await page.goto('/faqs');
  const look = await login.evaluate((element) => ({
    words: getComputedStyle(element).fontSize,
    initials: getComputedStyle(element, '::before').content,
    width: Math.round(element.getBoundingClientRect().width),
  }));
  const cart = await page.locator('.main-header [data-cart-link]').boundingBox();
  expect(look).toEqual({ words: '0px', initials: '"AU"', width: Math.round(cart?.width ?? 0) });
});
