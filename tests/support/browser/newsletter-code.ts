import type { APIRequestContext, Page } from '@playwright/test';
import { afterAMinute } from '../requests/fill-time.ts';
import { mailTo, type Visitor } from './visitor.ts';

export async function confirmation(request: APIRequestContext, visitor: Visitor): Promise<string> {
  const found = await mailTo(request, visitor, /^Please confirm your subscription/);
  const path = /\/api\/newsletter\/confirm\?token=[\w-]+/.exec(found.text)?.[0];
  if (path === undefined) throw new Error('The confirmation mail has no link.');
  return path;
}

export async function confirm(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.getByRole('button', { name: 'Confirm my address' }).click();
}

export async function codeOf(page: Page, request: APIRequestContext, visitor: Visitor): Promise<string> {
  await request.post('/api/newsletter', { data: { email: visitor.email }, headers: afterAMinute });
  await confirm(page, await confirmation(request, visitor));
  return ((await page.locator('.code').textContent()) ?? '').trim();
}
