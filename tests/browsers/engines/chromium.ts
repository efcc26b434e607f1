import { type Browser, chromium, type Page } from '@playwright/test';
import { browserArguments } from '#tests/support/browser/browser.ts';
import { site } from '#tests/support/run/addresses.ts';
import { type BrowserPage, callAsText, type Engine, phone } from './engine.ts';

/** Starts any version of Chromium; undefined for Playwright's own. */
export async function startChromium(program: string | undefined): Promise<Engine> {
  const browser = await chromium.launch({
    // Old versions run without a zygote: it needs a sandbox that containers lack.
    args: [...browserArguments, '--no-zygote'],
    ...(program ? { executablePath: program } : {}),
  });
  return {
    newPage: () => newPage(browser),
    close: () => browser.close(),
  };
}

/**
 * Harmless remarks on every page: Chromium 109 lacks popovers, which the tests check themselves;
 * Chromium 92 skips a policy keyword that only the search needs, in newer browsers.
 */
const remark = /^Found a 'popover' attribute|invalid source: ''wasm-unsafe-eval''\. It will be ignored/;

/**
 * Opens a page without locators, which call features that Chromium 92 lacks.
 * Nothing here adds such features to the page.
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
    if (message.type() === 'error' && !remark.test(message.text())) complaints.push(message.text());
  });
  return complaints;
}
