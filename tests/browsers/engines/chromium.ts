import { type Browser, chromium, type Page } from '@playwright/test';
import { site } from '#tests/support/addresses.ts';
import { browserArguments } from '#tests/support/browser.ts';
import { type BrowserPage, callAsText, type Engine, phone } from './engine.ts';

/** Starts a Chromium of any age. Undefined: Playwright's own. Old ones have their libraries beside them. */
export async function startChromium(program: string | undefined, libraries = ''): Promise<Engine> {
  const browser = await chromium.launch({
    args: [...browserArguments, ...(libraries ? ['--no-zygote'] : [])],
    ...(program ? { executablePath: program } : {}),
    env: { ...process.env, ...(libraries && { LD_LIBRARY_PATH: libraries }) },
  });
  return {
    version: `Chromium ${browser.version()}`,
    newPage: () => newPage(browser),
    close: () => browser.close(),
  };
}

/**
 * Playwright drives Chromium 92 as well, but for its locators, which call what that does not have. So nothing here uses
 * them, and nothing here adds to the page what an old browser lacks.
 */
async function newPage(browser: Browser): Promise<BrowserPage> {
  const context = await browser.newContext({ viewport: phone, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  const complaints = listen(page);
  return {
    async goto(path) {
      await page.goto(site.url + path, { waitUntil: 'load' });
    },
    evaluate: (run, ...args) => page.evaluate(callAsText(run, args)),
    press: (x, y) => page.touchscreen.tap(x, y),
    async screenshot(path) {
      await page.screenshot({ path });
    },
    takeComplaints: async () => complaints.splice(0),
    close: () => context.close(),
  };
}

function listen(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  return complaints;
}
