import type { APIRequestContext, Page } from '@playwright/test';
import { seedPassword } from '#netlify/local/seed-accounts.ts';
import { cachedUser, type User } from '#src/domain/account/user.ts';
import { bookingRequest, newPhone, undated } from '../requests/booking-request.ts';
import { expect } from './test.ts';

type Seeded = 'user' | 'admin' | 'superadmin';

const seededEmail = (who: Seeded) => `${who}@fts.example`;

interface SignedInAs {
  user: User;
  headers: { authorization: string };
}

export async function arriveAs(page: Page, request: APIRequestContext, who: Seeded): Promise<SignedInAs> {
  const answer = await request.post('/api/auth/login', {
    data: { email: seededEmail(who), password: seedPassword },
  });
  expect(answer.status()).toBe(200);
  const { token, user } = (await answer.json()) as { token: string; user: User };
  await page.addInitScript(
    ([fts_token, fts_user]) => Object.assign(localStorage, { fts_token, fts_user }),
    [token, JSON.stringify(cachedUser(user))],
  );
  return { user, headers: { authorization: `Bearer ${token}` } };
}

export async function openMenu(page: Page): Promise<void> {
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  if (await menu.isVisible()) await menu.click();
}

export async function openFound(page: Page, words: string, text: string): Promise<void> {
  const palette = page.getByRole('dialog', { name: 'Search' });
  await page.keyboard.type(words);
  const found = palette.getByRole('option').filter({ hasText: text });
  // Enter opens the highlighted result, and a new list highlights its first a moment later.
  const marked = () => palette.getByRole('searchbox').getAttribute('aria-activedescendant');
  await expect(found).toHaveAttribute('data-focused');
  await expect.poll(async () => (await marked()) === (await found.getAttribute('id'))).toBe(true);
  await page.keyboard.press('Enter');
}

/** Books a session, or another order, on this day, or on an open one (`''`); returns the reference. */
export async function bookDay(
  request: APIRequestContext,
  eventDate: string,
  email: string,
  phone = newPhone(),
  order: Partial<ReturnType<typeof bookingRequest>> = {},
): Promise<string> {
  const answer = await request.post('/api/bookings', {
    data: bookingRequest({ ...(eventDate === '' ? undated : { eventDate }), email, phone, ...order }),
    headers: { 'idempotency-key': crypto.randomUUID() },
  });
  expect(answer.status()).toBe(201);
  return ((await answer.json()) as { booking: { reference: string } }).booking.reference;
}
