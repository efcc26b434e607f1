import { randomInt } from 'node:crypto';
import { type BrowserContext, test as base, type Page } from '@playwright/test';

export { expect } from '@playwright/test';

/** What a test says about its visitor. */
interface VisitorOptions {
  /** For how long (ms) pages seem to have been open from the start: people read before they write, tests do not. */
  lookedForMs: number;
}

interface Visitors {
  /** The page of a second visitor, in a browser of their own. */
  otherPage: Page;
}

/** Every test is a visitor from a network address of its own, or the limits per address would take them all for one. */
export const test = base.extend<VisitorOptions & Visitors>({
  lookedForMs: [60_000, { option: true }],
  extraHTTPHeaders: ({ extraHTTPHeaders }, use) =>
    use({ ...extraHTTPHeaders, 'x-visitor-address': newAddress() }),
  context: async ({ context, lookedForMs }, use) => {
    await arrive(context, lookedForMs);
    await use(context);
  },
  otherPage: async ({ browser, lookedForMs }, use) => {
    const context = await browser.newContext({ extraHTTPHeaders: { 'x-visitor-address': newAddress() } });
    await arrive(context, lookedForMs);
    await use(await context.newPage());
    await context.close();
  },
});

/** Before each page: someone who has looked at it for so long, over a quick line, however busy the machine is. */
async function arrive(context: BrowserContext, lookedForMs: number): Promise<void> {
  await context.addInitScript((earlier) => {
    const now = performance.now.bind(performance);
    performance.now = () => now() + earlier;
    Object.defineProperty(PerformanceNavigationTiming.prototype, 'responseStart', {
      get(this: PerformanceNavigationTiming) {
        return this.requestStart;
      },
    });
    const { connection } = navigator as { connection?: object };
    if (connection) Object.defineProperty(Object.getPrototypeOf(connection), 'rtt', { get: () => 0 });
  }, lookedForMs);
}

function newAddress(): string {
  return `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
}
