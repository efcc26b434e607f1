import { test as base, expect } from '@playwright/test';
import type { BrowserPage, Engine } from './engines/engine.ts';
import { type EngineName, engines } from './engines/engines.ts';

export { expect };

interface Options {
  engineName: EngineName;
}

interface Pages {
  visitor: BrowserPage;
  /** Visitor who moves between pages, with the shared files already cached. */
  reader: BrowserPage;
}

/** Runs tests in the project's browser. Playwright is the runner for all, but drives only Chromium. */
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
