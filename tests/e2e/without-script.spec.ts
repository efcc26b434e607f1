import type { Page } from '@playwright/test';
import { fillApplication, formOn, send as sendApplication } from '#tests/support/browser/application-form.ts';
import { expectAccessible } from '#tests/support/browser/axe.ts';
import {
  bookPlainly,
  checkUntil,
  gotoFrozen,
  stopScriptsAfterLoad,
  transactionOf,
} from '#tests/support/browser/scriptless.ts';
import { expect, test } from '#tests/support/browser/test.ts';
import {
  answerPhone,
  fillBooking,
  mailTo,
  newVisitor,
  type Visitor,
} from '#tests/support/browser/visitor.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const portrait = { name: /^Add to cart ?:? ?Portrait photography, Premium$/ };

async function enrol(page: Page, visitor: Visitor): Promise<void> {
  await page.getByRole('link', { name: /^Enroll Now: Ikinimba/ }).click();
  await page
    .getByLabel('Class', { exact: true })
    .selectOption({ label: 'Ikinimba (registered as Umushayayo): 45,000 RWF per month, Tue/Thu 5:30-7 PM' });
  await page.getByLabel('Name of the dancer').fill(visitor.name);
  await page.getByLabel('Email address').fill(visitor.email);
  await page.getByLabel('Phone number').fill(visitor.phone);
  await page.getByLabel('Experience').selectOption('Beginner');
  await page.getByRole('textbox', { name: 'Age' }).fill('30');
  await page.getByRole('textbox', { name: 'Emergency contact' }).fill('Bosco, 0788 000 001');
  await page.getByLabel('Payment method').selectOption('Cash');
  await page.getByRole('checkbox', { name: /^I agree/ }).check();
  await page.getByRole('button', { name: 'Enrol in this class' }).click();
  await expect(heading(page)).toContainText(/^Enrollment submitted for Ikinimba|You are number/i);
}

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('without scripts, a session is chosen, booked and paid, with all mails', async ({ page, request }) => {
    const visitor = newVisitor();
    await page.goto('/services/photography');
    await page.getByRole('radio', { name: '4 hours' }).check({ force: true });
    await page.getByRole('button', portrait).click();
    await expect(heading(page)).toHaveText('Book your session');
    await expect(page.getByRole('heading', { name: 'Portrait photography, 4 hours, Premium' })).toBeVisible();
    await page.getByLabel('Quantity').fill('2');
    await page.getByRole('button', { name: 'Update quantities and total' }).click();
    await expect(page.getByText('Total: 1,600,000 RWF').first()).toBeVisible();
    await page.getByLabel('Quantity').fill('1');
    await fillBooking(page, visitor);
    // Enter submits, but must not book an order whose total was not shown.
    await page.getByLabel('Full name').press('Enter');
    await expect(page.getByText('Total: 800,000 RWF').first()).toBeVisible();
    await expect(page.getByText('Your cart has changed since you saw it.')).toBeVisible();

    const reference = await bookPlainly(page, request);
    await mailTo(request, visitor, /^We received your booking/);
    await answerPhone(request, reference, 'approve');
    await checkUntil(page, 'Payment Successful!');
    await mailTo(request, visitor, /^Payment received/);
  });

  test('without scripts, a refusal keeps the text, Back books once, a failed payment is retried', async ({
    page,
    request,
  }) => {
    const visitor = newVisitor();
    await page.goto('/book-now');
    await page.getByRole('main').getByRole('link', { name: 'book with the plain form' }).first().click();
    await page
      .getByLabel('What would you like to book?')
      .selectOption({ label: 'Photobook A4, Basic: 70,000 RWF' });
    await page.getByRole('button', { name: 'Add it to the cart' }).click();
    await fillBooking(page, { ...visitor, phone: '0700 000 000' });
    await page.getByRole('button', { name: 'Book and pay' }).click();
    await expect(page.getByLabel('Mobile money number')).toHaveAccessibleDescription(
      /such as 078 812 3456\.$/,
    );
    await expect(page.getByLabel('Email address')).toHaveValue(visitor.email);
    await page.setViewportSize({ width: 320, height: 640 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    }

    await page.getByLabel('Mobile money number').fill(visitor.phone);
    const reference = await bookPlainly(page, request);
    const booked = page.url();
    await page.goBack();
    await page.getByLabel('Mobile money number').fill(visitor.phone);
    await page.getByRole('button', { name: 'Book and pay' }).click();
    await expect(page, 'the same booking').toHaveURL(booked);

    await answerPhone(request, reference, 'decline');
    await checkUntil(page, 'Payment Failed');
    await page.getByLabel('Pay from another number').fill('07');
    await page.getByRole('button', { name: /^Try Again/ }).click();
    await expect(page.getByLabel('Pay from another number')).toHaveAccessibleDescription(
      /such as 078 812 3456\.$/,
    );
    await page.getByLabel('Pay from another number').fill('0733 123 456');
    await page.getByRole('button', { name: /^Try Again/ }).click();
    await expect(page.getByText('073•••3456')).toBeVisible();
    expect(await transactionOf(page, request)).not.toBe(reference);
  });

  test('without scripts, a dancer enrols', async ({ page, request }) => {
    const visitor = newVisitor();
    await page.goto('/services/dancing');
    await enrol(page, visitor);
    await mailTo(request, visitor, /Ikinimba/);
  });
});

test.describe('scripts that stop after the page has loaded, as in Opera Mini', () => {
  test.beforeEach(({ page }) => stopScriptsAfterLoad(page));

  test('a session is booked from the prices and from /book-now with stopped scripts', async ({
    page,
    request,
  }) => {
    await gotoFrozen(page, '/book-now');
    await page.getByRole('link', { name: 'Book with the plain form' }).click();
    await expect(page.getByLabel('What would you like to book?')).toBeVisible();
    for (const [path, name] of [
      ['/pricing/frames', /^Add to Cart/],
      ['/pricing', /^Basic of Wedding Bliss Package/],
      ['/services/photography', portrait.name],
    ] as const) {
      await gotoFrozen(page, path);
      await page.locator('button:visible').and(page.getByRole('button', { name })).first().click();
      await expect(heading(page)).toHaveText('Book your session');
      await expect(page.getByLabel('Quantity')).toHaveValue('1');
    }
    await fillBooking(page, newVisitor());
    await bookPlainly(page, request);
  });

  test('a message is sent with stopped scripts', async ({ page, request }) => {
    const visitor = newVisitor();
    await gotoFrozen(page, '/contact');
    const main = page.getByRole('main');
    await main.getByLabel('Your name').or(main.getByLabel('Full name')).first().fill(visitor.name);
    await main.getByLabel('Email address').fill(visitor.email);
    await main.getByLabel('Subject').fill('A wedding');
    await main.getByLabel('Message').fill('Two families. One photographer?');
    await main.getByRole('button', { name: /^Send/ }).click();
    await expect(page).toHaveURL(/\/contact\/sent$/);
    await mailTo(request, visitor, /^We received your message/);
  });

  test('a dancer enrols with stopped scripts', async ({ page, request }) => {
    const visitor = newVisitor();
    await gotoFrozen(page, '/services/dancing');
    await enrol(page, visitor);
    await mailTo(request, visitor, /Ikinimba/);
  });

  test('an intern applies with stopped scripts', async ({ page, request }) => {
    const visitor = newVisitor();
    await gotoFrozen(page, '/internships/dance-internship');
    await page.getByRole('link', { name: 'Apply Now for the Dance Internship' }).first().click();
    await fillApplication(formOn(page), visitor);
    await formOn(page).getByLabel('Programme').selectOption('Dance Internship');
    await sendApplication(formOn(page)).click();
    await expect(page).toHaveURL(/\/internships\/applied$/);
    await mailTo(request, visitor, /^We received your application/);
  });

  test('a reader subscribes with stopped scripts', async ({ page, request }) => {
    const visitor = newVisitor();
    await gotoFrozen(page, '/gallery');
    await page.locator('#newsletter').getByLabel('Your email').fill(visitor.email);
    await page.getByRole('button', { name: 'SUBSCRIBE NOW' }).click();
    await expect(page).toHaveURL(/\/newsletter\/sent$/);
    await mailTo(request, visitor, /^Please confirm/);
  });
});

test.describe('engine without :has', () => {
  test.use({ bypassCSP: true });

  test('without :has, every size is listed with its name and price', async ({ page }) => {
    await page.route(/photography$|\.css$/, async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: (await answer.text()).replaceAll(':has(', ':unknown(') });
    });
    await page.goto('/services/photography');
    await expect(page.locator('.amounts').first().locator('> :visible')).toHaveText([
      '2 hours: 150,000 RWF',
      '4 hours: 300,000 RWF',
      '8 hours: 600,000 RWF',
    ]);
    await page.getByRole('radio', { name: '4 hours' }).check({ force: true });
    await page.getByRole('button', portrait).click();
    const cart = await page.evaluate(() => localStorage.getItem('fts_cart'));
    expect(cart).toContain('sessions/photography/4h/premium');
  });
});

test('the plain booking form has no axe violation', async ({ page }) => {
  await page.goto('/api/bookings/form?sku=sessions/photography/2h/basic&sku=frames/wood-frame-board/basic');
  await expectAccessible(page);
});

test('Enter on a size neither adds to the cart nor opens a page', async ({ page }) => {
  await page.goto('/services/photography');
  const size = page.getByRole('radio', { name: '4 hours' });
  await size.focus();
  await size.press('Enter');
  await size.press('Space');
  await expect(size).toBeChecked();
  await expect(page).toHaveURL(/\/services\/photography$/);
  expect(await page.evaluate(() => localStorage.getItem('fts_cart') ?? '[]')).toBe('[]');
});
