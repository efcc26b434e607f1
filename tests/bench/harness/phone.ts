import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { browserArguments, systemBrowser } from '#tests/support/browser/browser.ts';
import { trustCertificate } from './site-server.ts';

/** Transfer sizes (bytes, headers included) and paints (ms) of one cold load. */
export interface PageLoad {
  html: number;
  script: number;
  /** Everything loaded before any scrolling. */
  total: number;
  fcp: number;
  lcp: number;
}

const phone = {
  viewport: { width: 412, height: 915 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
const slowdown = 4;
const timeoutMs = 120_000;
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

export function launchOptions(...more: string[]) {
  const executablePath = systemBrowser();
  return {
    args: [...browserArguments, trustCertificate, ...more],
    ...(executablePath && { executablePath }),
  };
}

export async function inBrowser(use: (browser: Browser) => Promise<void>): Promise<void> {
  const browser = await chromium.launch(launchOptions());
  try {
    await use(browser);
  } finally {
    await browser.close();
  }
}

/** Opens an empty page on a slow phone and network, with a cold cache and this localStorage. */
export async function onSlowPhone<T>(
  browser: Browser,
  use: (page: Page, devtools: CDPSession) => Promise<T>,
  stored: Record<string, string> = {},
): Promise<T> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(timeoutMs);
    await page.addInitScript((items) => Object.assign(localStorage, items), stored);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', network);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    return await use(page, devtools);
  } finally {
    await context.close();
  }
}

export function loadCold(browser: Browser, url: string): Promise<PageLoad> {
  return onSlowPhone(browser, async (page, devtools) => {
    const size = { html: 0, script: 0, total: 0 };
    const typeOf = new Map<string, string>();
    devtools.on('Network.responseReceived', ({ requestId, type }) => typeOf.set(requestId, type));
    devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const type = typeOf.get(requestId);
      if (type === 'Document') size.html += encodedDataLength;
      if (type === 'Script') size.script += encodedDataLength;
      size.total += encodedDataLength;
    });
    await page.goto(url, { waitUntil: 'networkidle' });
    const fcp = await page.evaluate(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    );
    return { ...size, fcp, lcp: await largestPaint(page) };
  });
}

/** Returns the largest contentful paint, in ms since the navigation began. */
export function largestPaint(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        });
      }),
  );
}
