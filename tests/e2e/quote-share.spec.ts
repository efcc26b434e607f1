import { readFile } from 'node:fs/promises';
import {
  logo,
  openCalculator,
  openSharing,
  photobook,
  quotedTotal,
  quoteLine,
  quoteLink,
} from '#tests/support/browser/quote-page.ts';
import { expect, test } from '#tests/support/browser/test.ts';

test('a link opens the same quote elsewhere and replaces another only on request', async ({
  page,
  otherPage: other,
}) => {
  await openCalculator(page);
  await quoteLine(page, logo);
  const link = await quoteLink(page);
  const number = /Q-\d{8}-\w{4}/.exec(link)?.[0] ?? 'no number';
  await expect(page.locator('.quote-lines__head p')).toContainText(number);
  await quoteLine(page, photobook);
  await expect(page.locator('.quote-lines__head p')).toHaveText(/^Q-\d{8}-\w{4}, valid/);
  await expect(page.locator('.quote-lines__head p'), 'other lines, another number').not.toContainText(number);

  await other.goto(link);
  await expect(quotedTotal(other)).toHaveText('273,760 RWF');
  await expect(other.locator('.quote-lines')).toContainText(number);
  await expect(other, 'a reload asks nothing').toHaveURL(/\/pricing$/);

  await other.getByRole('button', { name: 'Clear' }).click();
  await quoteLine(other, photobook);
  await other.goto(link);
  await expect(other.getByText('You have a quote of your own here.')).toBeVisible();
  await expect(quotedTotal(other)).toHaveText('150,000 RWF');
  await other.getByRole('button', { name: 'Keep mine' }).click();
  await expect(quotedTotal(other)).toHaveText('150,000 RWF');
  await other.goto(link);
  await other.getByRole('button', { name: 'Add its lines to mine' }).click();
  await expect(quotedTotal(other)).toHaveText('423,760 RWF');
  await other.goto(link);
  await other.getByRole('button', { name: 'Open it instead' }).click();
  await expect(quotedTotal(other)).toHaveText('273,760 RWF');
});

test('a link lists what changed since it was shared, and a broken link changes nothing', async ({ page }) => {
  const start = '/pricing#quote=1;Q-20261121-7K3M;';
  await page.goto(
    `${start}catalogue/design-printing/logo-design/basic,1,a47200;catalogue/photography/fax/basic,1`,
  );
  const notice = page.getByRole('alert').filter({ hasText: 'Changed since it was shared' });
  await expect(notice).toContainText('Logo Design, Basic: now 59,000 RWF, before 47,200 RWF.');
  await expect(notice).toContainText('“fax, basic”: we no longer offer this.');
  await expect(quotedTotal(page)).toHaveText('59,000 RWF');
  await page.goto(`${start}<script>`);
  await expect(page.getByText('This link to a quote is incomplete.')).toBeVisible();
  await expect(quotedTotal(page)).toHaveText('59,000 RWF');
});

test('the quote can be exported as CSV, as a WhatsApp message and on paper', async ({ page }) => {
  await openCalculator(page);
  await quoteLine(page, logo);
  await openSharing(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^Q-\d{8}-\w{4}\.csv$/);
  expect(await readFile(await file.path(), 'utf8')).toContain(
    ',Logo Design,Standard,2,100000,20000,12000,41760,273760,no\r\n',
  );

  const message = await page.getByRole('link', { name: 'Send on WhatsApp' }).getAttribute('href');
  const text = new URL(message ?? '').searchParams.get('text');
  expect(text).toContain('2 × Logo Design, Standard, express, 12 km of travel: 273,760 RWF');
  expect(text).toContain('/pricing#quote=1;Q-');

  await page.evaluate(() => {
    window.print = () => undefined;
  });
  await page.getByRole('button', { name: 'Export Quote' }).click();
  await page.emulateMedia({ media: 'print' });
  const paper = page.locator('.print-quote');
  await expect(paper).toBeVisible();
  for (const words of [
    'Quote',
    'Valid until',
    'Logo Design',
    '273,760 RWF',
    'VAT 18%',
    'KG 11 Avenue',
    '30 days',
  ])
    await expect(paper).toContainText(words);
  const sessionTerm = paper.getByText('72 hours');
  const goodsTerm = paper.getByText('Prints and frames are made for you');
  await expect(sessionTerm).toBeHidden();
  await expect(goodsTerm).toBeHidden();
  await expect(page.locator('main')).toBeHidden();
  expect((await page.pdf({ preferCSSPageSize: true })).toString('latin1')).toMatch(/\/Count 1\b/);
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(page.locator('main')).toBeVisible();
  await expect(paper).toBeHidden();

  await page.emulateMedia({ media: 'screen' });
  await quoteLine(page, photobook);
  await page.getByRole('button', { name: 'Export Quote' }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(goodsTerm).toBeVisible();
  await expect(sessionTerm).toBeHidden();
});

test('the ways to share a quote unfold above the total', { tag: '@wide' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openCalculator(page);
  await quoteLine(page, logo);
  await openSharing(page);
  const isReached = (name: string) =>
    page.getByRole('button', { name, exact: true }).evaluate((button) => {
      const { x, y, width, height } = button.getBoundingClientRect();
      return button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
  for (const name of ['Copy link', 'Export Quote', 'Download CSV'])
    await expect.poll(() => isReached(name), `nothing lies over “${name}”`).toBe(true);
});
