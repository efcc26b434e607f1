import type { Browser, CDPSession, Page } from '@playwright/test';

/** One cold load of a page on a slow phone: what came over the network, and when it could be seen. */
export interface PageLoad {
  /** Bytes as they came, with their headers. */
  html: number;
  script: number;
  style: number;
  font: number;
  picture: number;
  /** Everything that came before anyone scrolled. */
  total: number;
  /** Milliseconds until the first words and until the largest part of the screen was painted. */
  fcp: number;
  lcp: number;
  /** The tag of that part. */
  largest: string;
}

type Paints = Pick<PageLoad, 'fcp' | 'lcp' | 'largest'>;

/** The phone and its network. */
const phone = {
  viewport: { width: 412, height: 915 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
const slowdown = 4;
/** A busy machine is slower still. */
const patience = 120_000;
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

/** How long that network takes for so many bytes, for a server that has to do the waiting. */
export function networkDelay(bytes: number): number {
  return network.latency + (bytes * 1000) / network.downloadThroughput;
}

const kinds: Record<string, 'html' | 'script' | 'style' | 'font' | 'picture'> = {
  Document: 'html',
  Script: 'script',
  Stylesheet: 'style',
  Font: 'font',
  Image: 'picture',
};

/** Adds up what the tab loads. */
function weigh(devtools: CDPSession): Omit<PageLoad, keyof Paints> {
  const weight = { html: 0, script: 0, style: 0, font: 0, picture: 0, total: 0 };
  const typeOf = new Map<string, string>();
  devtools.on('Network.responseReceived', ({ requestId, type }) => typeOf.set(requestId, type));
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds[typeOf.get(requestId) ?? ''];
    if (kind) weight[kind] += encodedDataLength;
    weight.total += encodedDataLength;
  });
  return weight;
}

/** Notes the largest part that was painted; entries of this kind can be had while they come only. */
export function noteLargestPaint(): void {
  const seen = { lcp: 0, largest: '' };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    for (const { startTime, element } of list.getEntries() as LargestContentfulPaint[])
      Object.assign(seen, { lcp: startTime, largest: element?.tagName.toLowerCase() ?? '' });
  }).observe({ type: 'largest-contentful-paint', buffered: true });
}

/** Gives a page of a slow phone with nothing cached, and what the tab loads. */
export async function onSlowPhone<T>(
  browser: Browser,
  use: (page: Page, devtools: CDPSession) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(patience);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', network);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    return await use(page, devtools);
  } finally {
    await context.close();
  }
}

/** When the page was painted first, and its largest part; `noteLargestPaint` has to run in it first. */
export function paintsOf(page: Page): Promise<Paints> {
  return page.evaluate(() => ({
    fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    ...(window as unknown as { seen: Omit<Paints, 'fcp'> }).seen,
  }));
}

/** Opens the address with nothing cached, and waits until nothing more comes. */
export async function loadCold(browser: Browser, url: string): Promise<PageLoad> {
  return onSlowPhone(browser, async (page, devtools) => {
    await page.addInitScript(noteLargestPaint);
    const weight = weigh(devtools);
    await page.goto(url, { waitUntil: 'networkidle' });
    return { ...weight, ...(await paintsOf(page)) };
  });
}
