import { expect, type Page } from '@playwright/test';
import type { CartLine } from '#src/domain/cart/cart.ts';

/** The order that an earlier visit left behind: anyone who tests the booking need not choose it first. */

export const line = (sku: string, name: string, changes: Partial<CartLine> = {}): CartLine => ({
  sku,
  name,
  service: '',
  tier: '',
  quantity: 1,
  ...changes,
});

const portrait = { options: { package: 'portrait' } };

/** A portrait of two hours at the basic tier: 150,000 RWF. */
export const basicPortrait = line(
  'sessions/photography/2h/basic',
  'Portrait photography, 2 hours, Basic',
  portrait,
);

/** A portrait of four hours at the premium tier: 800,000 RWF. */
export const premiumPortrait = line(
  'sessions/photography/4h/premium',
  'Portrait photography, 4 hours, Premium',
  portrait,
);

/** Leaves a cart behind, once, from a page that runs no script. */
export async function keepCart(page: Page, ...cart: CartLine[]): Promise<void> {
  await page.goto('/robots.txt');
  await page.evaluate((text) => localStorage.setItem('fts_cart', text), JSON.stringify(cart));
}

/** Opens the booking of this order. */
export async function openOrder(page: Page, ...cart: CartLine[]): Promise<void> {
  await keepCart(page, ...cart);
  await page.goto('/book-now');
  await expect(page.locator('.booking[data-ready]')).toBeVisible();
}
