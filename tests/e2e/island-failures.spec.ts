import type { Page, Route } from '@playwright/test';
import { expectAccessible } from '#tests/support/browser/axe.ts';
import { keepCart, premiumPortrait } from '#tests/support/browser/order.ts';
import { arriveAs } from '#tests/support/browser/staff-visitor.ts';
import { test as base, expect } from '#tests/support/browser/test.ts';

const test = base.extend({
  page: async ({ page }, use) => {
    await page.addInitScript(() => {
      const reports: string[] = [];
      const send = navigator.sendBeacon.bind(navigator);
      navigator.sendBeacon = (address, body) => {
        void new Response(body).text().then((text) => reports.push(text));
        return send(address, body);
      };
      Object.assign(window, { reports });
    });
    await use(page);
  },
});

const cart = JSON.stringify([
  {
    sku: 'sessions/portrait/4/premium',
    service: 'Photography',
    tier: 'Premium',
    name: 'Portrait photography, 4 hours, Premium',
    quantity: 2,
  },
  {
    sku: 'catalogue/logo',
    service: 'Design',
    tier: 'Basic',
    options: { express: true },
    name: 'Logo design, Basic',
    quantity: 1,
  },
]);

const notice = (page: Page) => page.locator('[data-island-fallback]');
const dead = (page: Page) => expect(page.locator('astro-island')).toBeHidden();
const chunk = (name: string) => `**/_astro/${name}.*.js*`;
const script = (body: string) => (route: Route) => route.fulfill({ body, contentType: 'text/javascript' });

async function reported(page: Page): Promise<{ page: string; message: string }[]> {
  const sent = await page.evaluate(() => (window as unknown as { reports: string[] }).reports);
  return sent.map((text) => JSON.parse(text)).filter(({ kind }) => kind === 'part');
}

async function expectWhole(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expectAccessible(page);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
}

const expectReported = (page: Page, path: string, message: RegExp) =>
  expect
    .poll(() => reported(page))
    .toEqual([{ kind: 'part', page: path, message: expect.stringMatching(message), source: '' }]);

test('when the booking script fails, phone, WhatsApp and the plain form keep the cart', async ({ page }) => {
  await page.addInitScript((text) => localStorage.setItem('fts_cart', text), cart);
  await page.route(chunk('BookNow'), (route) => route.abort());
  await page.goto('/book-now');
  await expect(notice(page).getByRole('alert')).toHaveText(
    'Booking on this page does not work in your browser right now. Your cart is kept on this phone or computer.',
  );
  await dead(page);
  await expect(page.getByText('Loading your cart…')).toBeHidden();
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);

  const call = notice(page).getByRole('link', { name: 'Call +250 700 000 001' });
  await expect(call).toHaveAttribute('href', 'tel:+250700000001');
  const whatsApp = notice(page).getByRole('link', { name: 'Send your cart by WhatsApp' });
  const address = new URL((await whatsApp.getAttribute('href')) ?? '');
  expect(address.origin + address.pathname).toBe('https://wa.me/250700000001');
  expect(address.searchParams.get('text')).toBe(
    'Hello FTS Studio, I would like to book:\n2 × Portrait photography, 4 hours, Premium\n1 × Logo design, Basic, express',
  );

  await expectReported(page, '/book-now', /^booking: .*module/);
  await expectWhole(page);

  await page.route('**/api/bookings/form?*', (route) => route.fulfill({ body: 'The plain form.' }));
  await notice(page).getByRole('button', { name: 'Book with the plain form' }).click();
  await page.waitForURL('**/api/bookings/form?*');
  expect(new URL(page.url()).searchParams.get('order')).toBe(cart);
});

test('a cart too long for an address is posted to the plain form', async ({ page }) => {
  const line = { sku: 'gone', service: 'Design', tier: 'Basic', name: 'Logo design, Basic', quantity: 1 };
  const long = JSON.stringify(
    Array.from({ length: 50 }, (_, position) => ({ ...line, sku: `gone/${position}` })),
  );
  await page.addInitScript((text) => localStorage.setItem('fts_cart', text), long);
  await page.route(chunk('BookNow'), (route) => route.abort());
  await page.goto('/book-now');
  await notice(page).getByRole('button', { name: 'Book with the plain form' }).click();
  await expect(page.getByRole('heading', { name: 'Please check your cart' })).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
  await expect(page.getByText('is no longer offered')).toHaveCount(50);
});

test('the fallback is shown with a corrupt cart, and without a cart holds only a greeting', async ({
  page,
}) => {
  await page.route(chunk('BookNow'), (route) => route.abort());
  const whatsApp = notice(page).getByRole('link', { name: /WhatsApp/ });
  const halfACharacter = JSON.stringify([{ name: 'Logo \ud83d', quantity: 1 }]);
  const noCart = '[{}, 7, "<img src=x onerror=alert(1)>"';
  for (const stored of [halfACharacter, noCart]) {
    await page.goto('/robots.txt');
    await page.evaluate((text) => localStorage.setItem('fts_cart', text), stored);
    await page.goto('/book-now');
    await expect(whatsApp, stored).toBeVisible();
  }
  await page.evaluate(() => localStorage.removeItem('fts_cart'));
  await page.reload();
  await expect(whatsApp).toHaveAttribute(
    'href',
    'https://wa.me/250700000001?text=Hello%20FTS%20Studio%2C%20I%20would%20like%20to%20book%3A',
  );
});

test('a script with a syntax error shows the fallback and is reported', async ({ page }) => {
  await page.route(chunk('BookNow'), script('export default () => /[a--b]/vv;'));
  await page.goto('/book-now');
  await expect(notice(page).getByRole('alert')).toBeVisible();
  await dead(page);
  await expectReported(page, '/book-now', /^booking: SyntaxError/);
});

test('a script that throws as it starts shows the fallback and is reported', async ({ page }) => {
  await page.route(chunk('Login'), script('Promise.withoutResolvers(); export default () => null;'));
  await page.goto('/login');
  await expect(notice(page).getByRole('alert')).toHaveText(
    /^Logging in does not work in this browser right now\. Your bookings are safe/,
  );
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
  await dead(page);
  await expectReported(page, '/login', /^login: TypeError/);
  await expectWhole(page);
});

test('an island that throws on hydration shows the fallback and is reported', async ({ page }) => {
  await page.route(chunk('BookNow'), script('export default () => { throw new Error("broken"); };'));
  await page.goto('/book-now');
  await expect(notice(page).getByRole('alert')).toBeVisible();
  await expectReported(page, '/book-now', /^booking: .*broken/);
});

test('an island that breaks later is replaced by the fallback, and reported', async ({ page }) => {
  await page.route(
    chunk('MonthView'),
    script('export const MonthView = () => { throw new Error("broken"); };'),
  );
  await keepCart(page, premiumPortrait);
  await page.goto('/book-now');
  // The month loads near the date field.
  await page.getByLabel('Date of the session').scrollIntoViewIfNeeded();
  await expect(notice(page).getByRole('alert')).toContainText('Your cart is kept');
  await expect(notice(page).getByRole('link', { name: 'Call +250 700 000 001' })).toBeVisible();
  await expect(page.getByRole('alert'), 'said once').toHaveCount(1);
  await expect(notice(page).getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(notice(page).locator('[name="order"]')).toHaveValue(new RegExp(premiumPortrait.sku));
  await expectReported(page, '/book-now', /^booking: .*broken/);
});

test('an island whose words do not load is replaced by the fallback, and reported', async ({ page }) => {
  await page.route('**/_astro/words/**', (route) => route.abort());
  await page.goto('/book-now');
  await expect(notice(page).getByRole('alert')).toContainText('Your cart is kept');
  await expectReported(page, '/book-now', /^booking: .*/);
});

test('a late script shows the notice and removes it on arrival, with the typed text', async ({ page }) => {
  let arrive = (): void => undefined;
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.clock.install({ time: '2026-01-05T10:00:00Z' });
  await page.clock.pauseAt('2026-01-05T10:00:01Z');
  await page.route(chunk('Login'), async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByLabel('Email address').fill('aline@example.com');
  await page.clock.runFor(6500);
  await expect(notice(page)).toBeHidden();
  await page.clock.runFor(600);
  await expect(notice(page).getByRole('alert')).toBeVisible();
  await expect(page.getByLabel('Email address'), 'nobody loses the field they type in').toBeFocused();
  await page.getByLabel('Email address').blur();
  await page.clock.runFor(10);
  await dead(page);
  await expectReported(page, '/login', /^login: late$/);

  arrive();
  await expect(notice(page)).toBeHidden();
  await expect(page.getByLabel('Email address')).toHaveValue('aline@example.com');
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeEnabled();
});

test('a browser that cannot read the island loader shows the fallback', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'customElements'));
  await page.goto('/payment-success?ref=nobody-knows-this');
  await expect(notice(page).getByRole('alert')).toHaveText(/^We cannot show your payment in this browser/);
  await expect(page.getByRole('heading', { level: 1, name: 'Your payment' })).toBeVisible();
  await dead(page);
  await expectReported(page, '/payment-success', /^payment: the browser cannot read/);
});

test('when the calculator fails to load, WhatsApp is offered and the failure reported', async ({ page }) => {
  await page.route(chunk('open-quote'), (route) => route.abort());
  await page.goto('/pricing');
  await page
    .getByRole('button', { name: /View quote|Open the calculator/ })
    .last()
    .click();
  await expect(notice(page).getByRole('alert')).toBeInViewport();
  await expect(notice(page).getByRole('link', { name: 'Write on WhatsApp' })).toBeVisible();
  await expectReported(page, '/pricing', /^quote: .*module/);
});

test('a failed dashboard page names the browsers it needs and no phone number', async ({ page, request }) => {
  await arriveAs(page, request, 'admin');
  await page.route(chunk('Overview'), (route) => route.abort());
  await page.goto('/dashboard/admin');
  await expect(notice(page).getByRole('alert')).toContainText('It needs Chrome or Edge 109');
  await expect(notice(page).getByRole('link')).toHaveCount(0);
  await expectReported(page, '/dashboard/admin', /^dashboard: .*module/);
});

test('a working page shows and reports nothing, and one without islands has no fallback', async ({
  page,
  request,
}) => {
  await page.goto('/book-now');
  await expect(page.getByText('Your cart is empty').first()).toBeVisible();
  await expect(notice(page)).toBeHidden();
  expect(await reported(page)).toEqual([]);
  expect(await (await request.get('/faqs')).text()).not.toContain('data-island-fallback');
});
