import { type Browser, chromium, type Page } from '@playwright/test';
import { browserArguments } from '#tests/support/browser/browser.ts';
import { site } from '#tests/support/run/addresses.ts';
import { type BrowserPage, callAsText, type Engine, phone } from './engine.ts';

/** Starts a Chromium of any age. Undefined: Playwright's own. */
export async function startChromium(program: string | undefined): Promise<Engine> {
  const browser = await chromium.launch({
    // Old ones do without their zygote: it wants a sandbox that containers do not have.
    args: [...browserArguments, '--no-zygote'],
    ...(program ? { executablePath: program } : {}),
  });
  return {
    newPage: () => newPage(browser),
    close: () => browser.close(),
  };
}

/**
 * Remarks on every page that are no errors: Chromium 109 does not know popovers, which the tests see for themselves, and
 * Chromium 92 skips a word of the policy's header that only the search needs, in newer browsers.
 */
const remark = /^Found a 'popover' attribute|invalid source: ''wasm-unsafe-eval''\. It will be ignored/;

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
    if (message.type() === 'error' && !remark.test(message.text())) complaints.push(message.text());
  });
  return complaints;
}
