import type { Page } from '@playwright/test';
import { pressTwice, takeAMinute } from '#tests/support/browser/connection.ts';
import { expect, test } from '#tests/support/browser/test.ts';
import { mailTo, newVisitor, subjectsTo, type Visitor } from '#tests/support/browser/visitor.ts';

const status = (page: Page) => page.getByRole('main').getByRole('status');
const send = (page: Page) => page.getByRole('button', { name: 'Send message' });

async function write(page: Page, { name, email }: Visitor): Promise<void> {
  await page.getByLabel('Full name').fill(name);
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Subject').fill('A wedding in June');
  await page.getByRole('textbox', { name: 'Message' }).fill('Two families.\nOne photographer?');
}

async function writeWithinAMinute(page: Page, visitor: Visitor): Promise<void> {
  await write(page, visitor);
  await takeAMinute(page);
}

test('a message about a package is sent once, acknowledged by mail, and the form is emptied', async ({
  page,
  request,
}) => {
  const visitor = newVisitor();
  await page.goto('/contact?service=videography&category=event-coverage&tier=premium');
  await expect(page.getByLabel('Subject')).toHaveValue('Videography event coverage (Premium)');
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(
    /^I am interested in the Premium package/,
  );
  await page.getByLabel('Full name').fill(visitor.name);
  await page.getByLabel('Email address').fill(visitor.email);
  await takeAMinute(page);

  const calls: string[] = [];
  page.on('request', (sent) => sent.url().endsWith('/api/contact') && calls.push(sent.method()));
  await pressTwice(page, send(page), '**/api/contact');
  await expect(status(page)).toContainText('Thank you! Your message has been received.');
  await expect(status(page)).toContainText('We will contact you shortly.');
  await expect(status(page)).toBeFocused();
  await expect(page.locator('.toast')).toContainText('We will contact you shortly.');
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('');
  expect(calls).toEqual(['POST']);

  const found = await mailTo(request, visitor, /^We received your message/);
  expect(await subjectsTo(request, visitor)).toHaveLength(1);
  expect(found.text).toContain('Videography event coverage (Premium)');

  await page.goto('/contact');
  await expect(page.getByLabel('Full name'), 'the draft is gone too').toHaveValue('');
});

test('missing and wrong fields are marked, and the text survives a reload', async ({ page }) => {
  await page.goto('/contact');
  await page.getByRole('textbox', { name: 'Message' }).fill('Two families.');
  await page.getByLabel('Phone number').fill('12345');
  await page.getByLabel('Email address').fill('aline');
  await send(page).click();
  await expect(status(page)).toContainText('Please fill in all required fields');
  const name = page.getByLabel('Full name');
  await expect(name).toBeFocused();
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await expect(name).toHaveAccessibleDescription('Please enter your name.');
  await expect(page.getByLabel('Email address')).toHaveAccessibleDescription(/such as name@example\.com/);
  await expect(page.getByLabel('Phone number')).toHaveAccessibleDescription(/such as \+250/);
  await expect(page.getByRole('textbox', { name: 'Message' })).not.toHaveAttribute('aria-invalid');

  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Two families.');
  await expect(page.getByLabel('Phone number')).toHaveValue('12345');
});

test('an error from the server is shown at its field as well', async ({ page }) => {
  await page.goto('/contact');
  await writeWithinAMinute(page, newVisitor());
  // Valid for a browser, refused by the server.
  await page.getByLabel('Email address').fill('aline@studio');
  await send(page).click();
  await expect(page.getByLabel('Email address')).toBeFocused();
  await expect(page.getByLabel('Email address')).toHaveAccessibleDescription(/such as name@example\.com/);
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(
    'Two families.\nOne photographer?',
  );

  await page.getByLabel('Leave this empty').fill('https://spam.example', { force: true });
  await page.getByLabel('Email address').fill('aline@client.example');
  await send(page).click();
  await expect(status(page)).toContainText(/hidden spam-check field\. .+ call us on \+250/);
  await expect(page.getByLabel('Email address')).not.toHaveAttribute('aria-invalid');
});

test('a message within two seconds is refused with a phone number, and can be sent later', async ({
  page,
  request,
}) => {
  const visitor = newVisitor();
  await page.clock.install({ time: '2026-01-05T10:00:00Z' });
  await page.clock.pauseAt('2026-01-05T10:00:01Z');
  await page.goto('/contact');
  await write(page, visitor);
  await send(page).click();
  await expect(status(page)).toContainText(
    /too quick for our spam check.+ or call us on \+250 700 000 001 \(/,
  );
  await expect(status(page)).toContainText('Everything you typed is still here.');
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(
    'Two families.\nOne photographer?',
  );
  await page.clock.runFor(2000);
  await send(page).click();
  await expect(status(page)).toContainText('Thank you! Your message has been received.');
  expect(await subjectsTo(request, visitor)).toEqual([expect.stringMatching(/^We received your message/)]);
});

test('without its words file, a link fills the form, and a sent message is forgotten', async ({
  page,
  request,
}) => {
  const visitor = newVisitor();
  await page.route('**/_astro/words/**', (route) => route.abort());
  await page.goto('/contact?service=videography&category=event-coverage&tier=premium');
  await expect(page.getByLabel('Subject')).toHaveValue('Videography event coverage (Premium)');
  await writeWithinAMinute(page, visitor);
  await send(page).click();
  await page.waitForURL(/\/contact\/sent$/, { waitUntil: 'load' });
  await mailTo(request, visitor, /^We received your message/);
  await page.goto('/contact');
  await expect(page.getByLabel('Full name')).toBeEditable();
  await expect(page.getByLabel('Full name')).toHaveValue('');
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('without scripts, a message is sent, and a refused one returns its text', async ({
    page,
    request,
  }) => {
    const visitor = newVisitor();
    await page.goto('/contact');
    await write(page, { ...visitor, email: 'aline@studio' });
    await send(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your message was not sent');
    await expect(page.getByRole('main')).toContainText('such as name@example.com');
    await expect(page.getByRole('main')).toContainText('One photographer?');

    await page.getByRole('link', { name: 'Start with an empty form' }).click();
    await write(page, visitor);
    await send(page).click();
    await expect(page).toHaveURL(/\/contact\/sent$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Thank you!/);
    await mailTo(request, visitor, /^We received your message/);
  });
});

test.describe('map on the contact page', () => {
  const origin = 'https://www.openstreetmap.org/';
  const drawing = (page: Page) => page.getByRole('img', { name: /^Drawn map: FTS Studio/ });
  const button = (page: Page) => page.getByRole('button', { name: 'Show the map' });

  test('the map replaces our drawing on demand, and only /contact may frame it', async ({ page }) => {
    const asked: string[] = [];
    await page.route(`${origin}**`, (route) => {
      asked.push(route.request().resourceType());
      return route.fulfill({ contentType: 'text/html', body: '<h1>Kigali</h1>' });
    });
    await page.goto('/contact', { waitUntil: 'networkidle' });
    expect(asked).toEqual([]);
    await button(page).click();
    const frame = page.frameLocator('iframe[title="Map: FTS Studio"]');
    await expect(frame.getByRole('heading', { name: 'Kigali' })).toBeVisible();
    await expect(page.locator('iframe')).toHaveAttribute('src', /marker=-1\.9501%2C30\.0912$/);
    await expect(button(page)).toHaveCount(0);
    expect(asked).toEqual(['fetch', 'document']);
    const policyOf = async (path: string) =>
      /content-security-policy" content="([^"]*)/i.exec(await (await page.request.get(path)).text())?.[1];
    expect(await policyOf('/contact')).toContain('frame-src https://www.openstreetmap.org');
    for (const path of ['/', '/contact/sent', '/about/who-we-are'])
      expect(await policyOf(path)).not.toContain('openstreetmap');
  });

  test('our drawing stays when the map cannot be loaded, and the map can be loaded later', async ({
    page,
  }) => {
    await page.route(`${origin}**`, (route) => route.abort('connectionrefused'));
    await page.goto('/contact');
    await button(page).click();
    await expect(page.getByText('The map cannot be loaded right now.')).toBeVisible();
    await expect(drawing(page)).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(0);
    await page.unroute(`${origin}**`);
    await page.route(`${origin}**`, (route) => route.fulfill({ contentType: 'text/html', body: 'Kigali' }));
    await button(page).click();
    await expect(page.locator('iframe')).toBeVisible();
  });
});
