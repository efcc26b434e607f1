import { test as base, expect } from '@playwright/test';
import type { BrowserPage, Engine } from './engines/engine.ts';
import { type EngineName, engines } from './engines/engines.ts';

export { expect };

interface Options {
  /** The browser of the project. */
  engineName: EngineName;
}

interface Pages {
  /** Someone who was never here. */
  visitor: BrowserPage;
  /** Someone who goes from page to page, and has the files that all of them share already. */
  reader: BrowserPage;
}

/** Tests in the project's browser. Playwright runs them in all of them; it drives Chromium only. */
export const test = base.extend<Pages, Options & { engine: Engine; usualPage: BrowserPage }>({
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
  reader: async ({ usualPage }, use) => {
    await use(usualPage);
    expect.soft(await usualPage.takeComplaints(), 'what the page complained of').toEqual([]);
  },
  visitor: async ({ engine }, use) => {
    const page = await engine.newPage();
    await use(page);
    expect.soft(await page.takeComplaints(), 'what the page complained of').toEqual([]);
    await page.close();
  },
});
