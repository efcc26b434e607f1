import { test as base, expect } from '@playwright/test';
import type { BrowserPage, Engine } from './engines/engine.ts';
import { type EngineName, engines } from './engines/engines.ts';

export { expect };

interface Options {
  /** The browser of the project. */
  engineName: EngineName;
}

/** Tests in the project's browser. Playwright runs them in all of them; it drives Chromium only. */
export const test = base.extend<{ visit: BrowserPage; reader: BrowserPage }, Options & { engine: Engine; usualPage: BrowserPage }>({
  engineName: ['chromium', { option: true, scope: 'worker' }],
  engine: [
    async ({ engineName }, use) => {
      const engine = await engines[engineName].start();
      await use(engine);
      await engine.close();
    },
    { scope: 'worker' },
  ],
  usualPage: [
    async ({ engine }, use) => {
      const page = await engine.newPage();
      await use(page);
      await page.close();
    },
    { scope: 'worker' },
  ],
  /** Somebody who goes from page to page, and has the files that all of them share already. */
  reader: async ({ usualPage }, use) => {
    await usualPage.takeComplaints();
    await use(usualPage);
  },
  /** Somebody who was never here. */
  visit: async ({ engine }, use) => {
    const page = await engine.newPage();
    await use(page);
    await page.close();
  },
});

/** Nothing went wrong in the page that it did not tell its visitor. */
export async function noComplaints(page: BrowserPage): Promise<void> {
  expect(await page.takeComplaints()).toEqual([]);
}
