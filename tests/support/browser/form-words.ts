import type { Page } from '@playwright/test';

/** Acts in a form of a content page, and waits for the words that its first focus loads. */
export async function withFormWords<T>(page: Page, act: () => Promise<T>): Promise<T> {
  const loaded = page.waitForResponse(/\/_astro\/words\/.*\/forms\.json$/);
  const result = await act();
  await (await loaded).finished();
  return result;
}
