import type { Page } from '@playwright/test';
import { formatDate } from '#src/lib/dates/dates.ts';
import { formatWeekdayDate } from '#src/lib/dates/months.ts';
import { expectAccessible } from '#tests/support/browser/axe.ts';
import { expect, test } from '#tests/support/browser/test.ts';
import { workingDay } from '#tests/support/requests/booking-request.ts';

const day = workingDay(400);

const main = (page: Page) => page.getByRole('main');
const messageField = (page: Page) => page.getByRole('textbox', { name: 'Message' });

test.use({ viewport: { width: 360, height: 740 } });

test('from home a couple asks for their wedding date in three taps, price and action in view', async ({
  page,
}) => {
  await page.goto('/');
  await main(page)
    .getByRole('link', { name: /^Weddings/ })
    .click();
  await expect(page).toHaveURL(/\/weddings$/);
  await expect(main(page).getByText('from 1,770,000 RWF').first()).toBeInViewport();
  const ask = main(page).getByRole('link', { name: 'Ask for our date' });
  await expect(ask).toBeInViewport();
  await ask.click();
  await expect(page.getByLabel('Date')).toBeInViewport();
  await page.getByLabel('Date').fill(day);
  await page.getByLabel('Offer').selectOption('Wedding (Full-day), Standard');
  await main(page).getByRole('button', { name: 'Ask for our date' }).click();
  await expect(page.getByLabel('Subject')).toHaveValue(`Weddings on ${formatDate(day)}`);
  await expect(messageField(page)).toHaveValue(
    `Are you free on ${formatDate(day)}? I am interested in Wedding (Full-day), Standard.`,
  );
});

test('a press shows the free dates, and the chosen date is in the form and in WhatsApp', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (sent) => sent.url().includes('/api/availability') && calls.push(sent.url()));
  await page.goto('/weddings');
  await page.getByLabel('Date').fill(day);
  await page.getByLabel('Offer').selectOption('Wedding Bliss Package, Premium');
  await page.waitForLoadState('networkidle');
  expect(calls).toEqual([]);
  await page.getByRole('button', { name: 'See free dates' }).click();
  const button = page.getByRole('button', { name: new RegExp(`^${formatWeekdayDate(day)}, free`) });
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  expect(calls[0]).toContain('wedding-bliss');
  await expect(page.locator('td button:focus')).toBeVisible();
  await expectAccessible(page);

  const other = workingDay(401);
  await page.getByRole('button', { name: new RegExp(`^${formatWeekdayDate(other)}`) }).click();
  await expect(page.getByLabel('Date')).toHaveValue(other);
  const links = await page.locator('main [data-whatsapp]').all();
  expect(links).toHaveLength(2);
  for (const link of links)
    await expect(link).toHaveAttribute(
      'href',
      new RegExp(encodeURIComponent(`free on ${formatDate(other)}?`)),
    );
});

test('if the month cannot be loaded, a sentence says so and the press can be repeated', async ({ page }) => {
  await page.goto('/portraits');
  await page.route('**/show-free-dates*.js', (route) => route.abort());
  await page.getByRole('button', { name: 'See free dates' }).click();
  await expect(page.getByRole('alert')).toContainText('We cannot show the free dates just now.');
  await expect(page.getByRole('button', { name: 'See free dates' })).not.toHaveAttribute('aria-busy');
});

test('the menu opens the occasions, and the page of one is found by the search', async ({ page }) => {
  await page.goto('/portraits');
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await expect(menu.getByRole('link', { name: 'Portraits' })).toHaveAttribute('aria-current', 'page');
  await menu.getByRole('link', { name: 'Weddings' }).click();
  await expect(page).toHaveURL(/\/weddings$/);
  await page.goto('/search?q=weddings');
  const found = page.locator('main [data-results] > li').filter({ hasText: 'Occasion' });
  await expect(found.first().getByRole('link')).toHaveAttribute('href', '/weddings');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the page is whole without scripts, and asking opens the contact form', async ({ page }) => {
    await page.goto('/weddings');
    await expect(page.getByRole('button', { name: 'See free dates' })).toBeHidden();
    await expect(main(page).getByText('10,620,000 RWF')).toBeVisible();
    await page.getByLabel('Date').fill(day);
    await main(page).getByRole('button', { name: 'Ask for our date' }).click();
    await expect(page).toHaveURL(new RegExp(`/contact\\?occasion=Weddings&date=${day}`));
    await expect(page.getByLabel('Full name')).toBeVisible();
  });
});
