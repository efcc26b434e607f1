import { expect, type Locator, type Page } from '@playwright/test';

/** Line to choose. Omitted fields keep their value. */
export interface WantedLine {
  category: string;
  service: string;
  /** Basic, Standard or Premium; packages have none. */
  tier?: string;
  quantity?: number;
  km?: number;
  express?: boolean;
  vat?: boolean;
}

/** Two logos, express, with 12 km of travel: 273,760 RWF. */
export const logo: WantedLine = {
  category: 'Design & Printing',
  service: 'Logo Design',
  tier: 'Standard',
  quantity: 2,
  km: 12,
  express: true,
};
export const photobook: WantedLine = { category: 'Printed Frames', service: 'Photobook A3', tier: 'Basic' };

export async function openCalculator(page: Page): Promise<void> {
  await page.goto('/pricing');
  await showQuote(page);
}

/** Opens the quote or the calculator. With lines in the quote, the calculator is folded. */
export async function showQuote(page: Page): Promise<void> {
  const inside = page.getByLabel('Category', { exact: true }).or(anotherLine(page));
  const button = page.getByRole('button', { name: /View quote|Open the calculator/ }).last();
  await expect(inside.or(button).first()).toBeVisible();
  // A stored quote opens automatically, so the button may vanish before the click.
  await expect(async () => {
    if (!(await inside.isVisible())) await button.click({ timeout: 2000 });
    await expect(inside).toBeVisible();
  }).toPass();
}

export function anotherLine(page: Page): Locator {
  return page.getByRole('button', { name: 'Add another line' });
}

export async function calculate(page: Page, line: WantedLine): Promise<void> {
  if (await anotherLine(page).isVisible()) await anotherLine(page).click();
  await page.getByLabel('Category', { exact: true }).selectOption({ label: line.category });
  await page.getByLabel('Service', { exact: true }).selectOption({ label: line.service });
  const { tier, quantity, km, express, vat } = line;
  if (tier !== undefined)
    await page.getByLabel('Package', { exact: true }).selectOption({ value: tier.toLowerCase() });
  if (quantity !== undefined) await page.getByLabel('Quantity', { exact: true }).fill(String(quantity));
  if (km !== undefined) await page.getByLabel('Travel in km').fill(String(km));
  if (express !== undefined) await page.getByLabel('Express').setChecked(express);
  if (vat !== undefined) await page.getByLabel('VAT 18%').setChecked(vat);
}

export async function quoteLine(page: Page, line: WantedLine): Promise<void> {
  const before = await quotedLines(page).count();
  await calculate(page, line);
  await page.getByRole('button', { name: /^Add / }).click();
  await expect(quotedLines(page)).toHaveCount(before + 1);
}

export function calculated(page: Page): Locator {
  return page.getByRole('form', { name: 'Calculator' }).locator('output');
}

export function quotedLines(page: Page): Locator {
  return page.locator('.quote-line');
}

export function quotedTotal(page: Page): Locator {
  return page.locator('[data-quote-sum]');
}

export async function openSharing(page: Page): Promise<void> {
  await page.locator('.quote-share:not([open]) > summary').click();
}

export async function quoteLink(page: Page): Promise<string> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await openSharing(page);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByRole('button', { name: 'Link copied' })).toBeVisible();
  return page.evaluate(() => navigator.clipboard.readText());
}
