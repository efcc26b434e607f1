import type { Page } from '@playwright/test';
import { line, openOrder } from '#tests/support/browser/order.ts';
import { expect, test } from '#tests/support/browser/test.ts';
import { fillBooking, mailTo, newVisitor } from '#tests/support/browser/visitor.ts';
import { answerWith, pricedPackage } from '#tests/support/shelf/priced-answer.ts';

const session = line('sessions/photography/2h/basic', 'Photography, 2 hours, Basic');
const board = line('frames/wood-frame-board/basic', 'Wood frame board, Basic', { quantity: 2 });
const wedding = line('package/wedding-bliss', 'Wedding Bliss Package', { seen: 7_500_000 });

const total = (page: Page) => page.locator('.total-bar__total');
const rows = (page: Page) => page.locator('li.order-line');
const badge = (page: Page) => page.locator('header [data-cart-count]').first();
const changes = (page: Page) => page.getByRole('status').filter({ hasText: 'Your cart has changed' });

test('an order with open prices lists what is confirmed first and is sent as a request', {
  tag: '@wide',
}, async ({ page, request }) => {
  const visitor = newVisitor();
  const exempt = line('catalogue/design-printing/logo-design/basic', 'Logo Design, Basic', {
    options: { vat: false },
  });
  await openOrder(page, session, board, exempt);
  await expect(rows(page).nth(1)).toContainText('We’ll confirm first: the price (15,000–60,000 RWF each).');
  await expect(rows(page).nth(2)).toContainText('We’ll confirm first: your VAT exemption.');
  await expect(total(page)).toContainText('Total from230,000 RWF');
  const open = page.locator('#payment li');
  await expect(open).toHaveText([
    'Wood frame board, Basic: the price (15,000–60,000 RWF each)',
    'Logo Design, Basic, without VAT: your VAT exemption',
  ]);

  await fillBooking(page, visitor);
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByRole('heading', { name: 'Booking submitted successfully!' })).toBeFocused();
  await expect(badge(page)).toBeHidden();
  const found = await mailTo(request, visitor, /^We received your booking/);
  expect(found.text).toContain('2 × Wood frame board, Basic; to confirm: the price');
  expect(found.text).toContain('Total: from 230,000 RWF');
});

test('a cart of an earlier visit is repaired, and the notice is shown once', async ({ page }) => {
  await openOrder(
    page,
    { ...session, seen: 120_000, options: { package: 'school-day' } },
    line('sessions/photography/3h/basic', 'Photography, 3 hours, Basic', { quantity: 2, seen: 220_000 }),
  );
  const notes = changes(page).getByRole('listitem');
  await expect(notes).toHaveText([
    /Photography, 2 hours, Basic is no longer offered separately/,
    /Photography, 2 hours, Basic now costs 150,000 RWF\. When you chose it, the price was 120,000 RWF\./,
    /Photography, 3 hours, Basic is no longer offered, .* Its price was 220,000 RWF each; you had 2\. See what we offer now/,
  ]);
  await expect(notes.getByRole('link')).toHaveAttribute('href', '/pricing');
  await expect(rows(page)).toHaveCount(1);
  await expect(badge(page)).toHaveText('1');
  await expect(total(page)).toContainText('150,000 RWF');

  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(changes(page)).toBeHidden();
  await expect(page.locator('#order')).toBeFocused();
  await page.reload();
  await expect(rows(page)).toHaveCount(1);
  await expect(changes(page)).toBeHidden();
});

test('the cart says what a client does not risk, in words for goods if it has nothing else', async ({
  page,
}) => {
  const order = page.getByRole('region', { name: 'Your cart' });
  await openOrder(page, session, board);
  await expect(order).toContainText('Nothing is charged until you enter your PIN.');
  await expect(order).toContainText('You can move your session once');
  await expect(order).not.toContainText('Prints and frames are made for you');
  await page.getByRole('button', { name: /^Remove Photography/ }).click();
  await expect(order).toContainText('Prints and frames are made for you');
  await expect(order).not.toContainText('You can move your session once');
});

test('a line stores the price it was added at', async ({ page }) => {
  await page.goto('/pricing/frames');
  await page.getByRole('button', { name: /^Add to Cart.*Photobook A3, Basic/ }).click();
  await expect(badge(page)).toHaveText('1');
  const seen = await page.evaluate(() => JSON.parse(localStorage.getItem('fts_cart') ?? '[]')[0].seen);
  expect(seen).toBe(150_000);
});

test('the buttons of packages in the cart show their quantity, after a reload and in other tabs', async ({
  page,
  context,
}) => {
  await page.goto('/services/photography');
  const portrait = page.getByRole('button', { name: /^Add(ed)? to cart.*Portrait photography, Premium$/ });
  await expect(portrait).toHaveText(/^Add to cart/);
  await portrait.click();
  await portrait.click();
  await expect(portrait).toHaveText(/^Added to cart \(2\)/);
  await expect(portrait).toHaveAttribute('data-in-cart');
  await expect(page.locator('[data-in-cart]')).toHaveCount(1);
  await page.getByRole('radio', { name: '4 hours' }).check();
  await expect(portrait).toHaveText(/^Add to cart/);
  await page.reload();
  await page.getByRole('radio', { name: '2 hours' }).check();
  await expect(portrait).toHaveText(/^Added to cart \(2\)/);

  const other = await context.newPage();
  await other.goto('/book-now');
  await other.getByRole('button', { name: /^Remove / }).click();
  await expect(page.locator('[data-in-cart]')).toHaveCount(0);
});

test.describe('prices of packages', () => {
  const current = (amount: number) =>
    answerWith(
      pricedPackage('wedding-bliss', 'Wedding Bliss', amount),
      pricedPackage('family-day', 'Family Day', 300_000),
    );
  const family = line('package/family-day', 'Family Day', { seen: 300_000 });

  test('a package withdrawn while it is booked is refused, and the form keeps its text', async ({ page }) => {
    const visitor = newVisitor();
    let offered = current(7_500_000);
    await page.route('**/api/pricing?*', (route) => route.fulfill({ json: offered }));
    await openOrder(page, session, family);
    await expect(total(page)).toContainText('504,000 RWF');
    await fillBooking(page, visitor);
    offered = answerWith();
    await page.getByRole('button', { name: 'Book and pay' }).click();
    await expect(page.getByRole('alert')).toContainText('This is no longer offered.');
    await expect(changes(page)).toContainText('Family Day is no longer offered');
    await expect(total(page)).toContainText('150,000 RWF');
    await expect(page.getByLabel('Full name')).toHaveValue(visitor.name);
  });

  test('without the price list a package keeps its published price until “Try again”', async ({ page }) => {
    let answers = false;
    await page.route('**/api/pricing?*', (route) =>
      answers ? route.fulfill({ json: current(7_500_000) }) : route.abort(),
    );
    await openOrder(page, wedding, family);
    const unknown = rows(page).filter({ hasText: 'Family Day' });
    await expect(unknown).toContainText('We could not check the price.');
    await expect(total(page)).toContainText('8,850,000 RWF');
    await expect(changes(page)).toBeHidden();

    answers = true;
    await unknown.getByRole('button', { name: 'Try again' }).click();
    await expect(total(page)).toContainText('9,204,000 RWF');
  });
});

test('the badge and the total agree in two tabs, whichever changes the order', { tag: '@wide' }, async ({
  page,
  context,
}) => {
  await openOrder(page, session, board);
  const other = await context.newPage();
  await other.goto('/book-now');
  for (const tab of [page, other]) {
    await expect(badge(tab)).toHaveText('3');
    await expect(total(tab)).toContainText('180,000 RWF');
  }

  await other.getByRole('button', { name: /^Remove Wood frame board/ }).click();
  await expect(badge(page)).toHaveText('1');
  await expect(total(page)).toContainText('Total150,000 RWF');
  await page.getByRole('button', { name: 'One more' }).click();
  await expect(badge(other)).toHaveText('2');
  await expect(total(other)).toContainText('300,000 RWF');
  await other.getByRole('button', { name: 'Undo' }).click();
  await expect(badge(page)).toHaveText('4');
  await expect(total(page)).toContainText('Total from330,000 RWF');
});
