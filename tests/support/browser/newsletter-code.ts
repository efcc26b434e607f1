import type { APIRequestContext, Page } from '@playwright/test';
import { afterAMinute } from '../requests/fill-time.ts';
import { mailTo, type Visitor } from './visitor.ts';

/** A subscriber's way to the code, in a browser. */

/** The address in the confirmation mail, on the server under test. */
export async function confirmation(request: APIRequestContext, visitor: Visitor): Promise<string> {
  const found = await mailTo(request, visitor, /^Please confirm your subscription/);
  const path = /\/api\/newsletter\/confirm\?token=[\w-]+/.exec(found.text)?.[0];
  if (path === undefined) throw new Error('The confirmation mail has no link.');
  return path;
}

/** Opens the link of the confirmation mail and presses its button. */
export async function confirm(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.getByRole('button', { name: 'Confirm my address' }).click();
}

/** Subscribes, confirms, and reads the code from the page. */
export async function codeOf(page: Page, request: APIRequestContext, visitor: Visitor): Promise<string> {
  await request.post('/api/newsletter', { data: { email: visitor.email }, headers: afterAMinute });
  await confirm(page, await confirmation(request, visitor));
  return ((await page.locator('.code').textContent()) ?? '').trim();
}
