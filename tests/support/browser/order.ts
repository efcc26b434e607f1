import { expect, type Page } from '@playwright/test';
import type { CartLine } from '#src/domain/cart/cart.ts';

export const line = (sku: string, name: string, changes: Partial<CartLine> = {}): CartLine => ({
  sku,
  name,
  service: '',
  tier: '',
  quantity: 1,
  ...changes,
});

const portrait = { options: { package: 'portrait' } };

/** 150,000 RWF. */
export const basicPortrait = line(
  'sessions/photography/2h/basic',
  'Portrait photography, 2 hours, Basic',
  portrait,
);

/** 800,000 RWF. */
export const premiumPortrait = line(
  'sessions/photography/4h/premium',
  'Portrait photography, 4 hours, Premium',
  portrait,
);

/** Stores a cart once, on a page without scripts. */
export async function keepCart(page: Page, ...cart: CartLine[]): Promise<void> {
  await page.goto('/robots.txt');
  await page.evaluate((text) => localStorage.setItem('fts_cart', text), JSON.stringify(cart));
}

export async function openOrder(page: Page, ...cart: CartLine[]): Promise<void> {
  await keepCart(page, ...cart);
  await page.goto('/book-now');
  await expect(page.locator('.booking[data-ready]')).toBeVisible();
}
